import { setTimeout as pause } from 'node:timers/promises';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { readQuantile } from '../measure/readQuantile.ts';
import { LOOP_LAG_PROBE_METHODS, type LoopLagProbe } from './LoopLagProbe.ts';
import type { LatenessReport } from './LatenessReport.ts';
import { type BotSeat, ROOM_BOTS_METHODS, type RoomBots } from './RoomBots.ts';
import { startCallableProcess } from './startCallableProcess.ts';
import { startBenchmarkRooms, type BenchmarkRoomsHost } from './startBenchmarkRooms.ts';

const GAMES = ['arena', 'blank', 'blob', 'harbour', 'kickoff', 'nightfall', 'skyline'];
export const ROOMS = 20;
export const BOTS_PER_ROOM = 25;
const WARM_UP_MS = 12_000;
const MEASURED_MS = 20_000;
/** All starter games tick at this rate. */
const TICK_MS = 25;

export interface Lateness {
  /** How late ticks start at the 99th percentile, in tick periods. */
  readonly value: number;
  /** How many cores the rooms process used. */
  readonly cores: number;
  readonly figures: string[];
}

/** Fills rooms of all starters with bots that steer from another process. `program` is the file that runs the rooms. */
export async function measureLateness(program?: string): Promise<Lateness> {
  const host = await startBenchmarkRooms('timedWorkerMain.ts', program);
  const bots = startCallableProcess<RoomBots>('roomBots.ts', [], ROOM_BOTS_METHODS);
  const empty = startCallableProcess<LoopLagProbe>(
    'loopLagProbe.ts',
    [String(TICK_MS)],
    LOOP_LAG_PROBE_METHODS,
  );
  try {
    const games = await fillRooms(host, bots);
    await pause(WARM_UP_MS);
    await Promise.all([host.readFigure('/lateness'), empty.take()]);
    const [cpu, counts] = [await host.readFigure<number>('/cpu'), await bots.count()];
    const journalBytes = await readJournalBytes(host);
    await pause(MEASURED_MS);
    const reports = await host.readFigure<LatenessReport[]>('/lateness');
    const control = await empty.take();
    const journalBytesAfter = await readJournalBytes(host);
    const [cpuAfter, countsAfter] = [await host.readFigure<number>('/cpu'), await bots.count()];
    if (countsAfter.lost.length > 0) throw new Error(`Bots were lost: ${countsAfter.lost.join(', ')}`);
    const all = reports.flatMap(({ lateness }) => lateness);
    const cores = (cpuAfter - cpu) / MEASURED_MS;
    const perSecond = (after: number, before: number) => (((after - before) / MEASURED_MS) * 1000).toFixed(0);
    return {
      figures: [
        describe('all rooms', all),
        ...GAMES.map((game) =>
          describe(
            `  ${game}`,
            reports.filter(({ room }) => games.get(room) === game).flatMap(({ lateness }) => lateness),
          ),
        ),
        describe('an empty loop in another process', control),
        `journals: ${perSecond(journalBytesAfter / ROOMS, journalBytes / ROOMS)} bytes for each room and second`,
        `${perSecond(countsAfter.received, counts.received)} messages per second to bots, ${perSecond(countsAfter.sent, counts.sent)} from them; the rooms process used ${cores.toFixed(2)} of a core`,
      ],
      value: readQuantile(all, 0.99) / TICK_MS,
      cores,
    };
  } finally {
    await bots.close();
    await empty.close();
    await host.close();
  }
}

async function readJournalBytes({ gateway }: BenchmarkRoomsHost): Promise<number> {
  return (await gateway.readFigures?.())?.journalBytes ?? NaN;
}

/** Opens the rooms and fills them with bots. Returns the game of each room. */
async function fillRooms(host: BenchmarkRoomsHost, bots: RoomBots): Promise<Map<string, string>> {
  const games = new Map<string, string>();
  for (const game of GAMES) host.documents.set(game, createDocument(game));
  for (let room = 0; room < ROOMS; room += 1) {
    const game = GAMES[room % GAMES.length]!;
    const first = await host.seat(game, BOTS_PER_ROOM, { kind: 'new-public' });
    games.set(first.roomId, game);
    const seats: BotSeat[] = [{ address: `${host.origin}${first.url}`, ticket: first.ticket }];
    while (seats.length < BOTS_PER_ROOM) {
      const { url, ticket } = await host.seat(game, BOTS_PER_ROOM, { kind: 'room', roomId: first.roomId });
      seats.push({ address: `${host.origin}${url}`, ticket });
    }
    await bots.join(seats);
  }
  return games;
}

/** Raises the player limit of a starter game, because some allow fewer players than there are bots. */
function createDocument(slug: string): string {
  const game = loadGame(slug);
  return JSON.stringify({ ...game, settings: { ...game.settings, maxPlayers: BOTS_PER_ROOM } });
}

function describe(name: string, lateness: readonly number[]): string {
  const at = (part: number) => readQuantile(lateness, part).toFixed(1);
  return `${name}: ${lateness.length} ticks, median ${at(0.5)} ms late, 99th percentile ${at(0.99)}, worst ${at(1)}`;
}
