import { createWireDocument } from '../scenes/wireScene.ts';
import { startBenchmarkRooms } from './startBenchmarkRooms.ts';
import type { WireServer } from './WireServer.ts';

const GAME = 'wire';

/** Starts our rooms process with one room that runs the wire scene. */
export async function startPlayloomWire(players: number, program?: string): Promise<WireServer> {
  const host = await startBenchmarkRooms('crowdedWorkerMain.ts', program);
  const document = createWireDocument(players) as { settings: object };
  host.documents.set(
    GAME,
    JSON.stringify({ ...document, settings: { ...document.settings, maxPlayers: Math.max(players, 100) } }),
  );
  const state = { roomId: '', pid: 0 };
  return {
    name: 'Playloom',
    async seat(count) {
      const seats = [];
      for (let index = 0; index < count; index += 1) {
        const { roomId, url, ticket } = await host.seat(GAME, players, { kind: 'any' });
        state.roomId = roomId;
        seats.push({ address: `${host.origin}${url}`, ticket, player: 0 });
      }
      state.pid = await host.readFigure<number>('/pid');
      return seats;
    },
    readCpu: () => host.readFigure<number>('/cpu'),
    pause: () => void process.kill(state.pid, 'SIGSTOP'),
    resume: () => void process.kill(state.pid, 'SIGCONT'),
    async readReference() {
      const tape = await host.gateway.readTape(state.roomId);
      if (tape === null) throw new Error('There is no tape.');
      return { kind: 'tape', tape };
    },
    close: () => host.close(),
  };
}
