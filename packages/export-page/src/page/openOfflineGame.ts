import type { ExportedMap } from '@playloom/api-contract';
import { createClientProjection } from '@playloom/game-format';
import { createPortTransport, type PortLike } from '@playloom/protocol';
import type { ExportRoomReport, ExportRoomRequest } from '../room/ExportRoomRequest.ts';
import type { GameSource } from './GameSource.ts';
import type { ProgressStore } from './createProgressStore.ts';

const NAME = 'You';
const SEED_MAX = 2 ** 31;
/** Maximum time to wait for the room to close, because a room that is stuck does not answer. */
const CLOSE_MS = 1_000;

interface OfflineOptions {
  /** The script that the worker runs, as text. */
  readonly source: string;
  /** Names of the maps that players can travel to. */
  readonly maps: readonly string[];
  readonly progress: ProgressStore;
}

/** Runs a room in a worker of this browser. No data leaves the device. */
export function openOfflineGame({ map, game, panels }: ExportedMap, options: OfflineOptions): GameSource {
  const { source, maps, progress } = options;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const closed = new Promise<void>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ExportRoomReport>) => {
      if (data.kind === 'save') progress.change(map, data.changes);
      else resolve();
    });
  });
  const postToRoom = (message: ExportRoomRequest, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);
  const seed = Math.floor(Math.random() * SEED_MAX);
  postToRoom({ kind: 'open', document: JSON.stringify(game), seed, maps });
  return {
    game: createClientProjection(game),
    person: { name: NAME, isSignedIn: false, canChat: false },
    panels,
    connect() {
      const { port1, port2 } = new MessageChannel();
      postToRoom({ kind: 'connect', name: NAME, saved: progress.read(map), port: port2 }, [port2]);
      return Promise.resolve({ transport: createPortTransport(port1 as unknown as PortLike), ticket: '' });
    },
    getFileUrl: (file) => file,
    async close() {
      postToRoom({ kind: 'close' });
      await Promise.race([closed, new Promise((resolve) => void setTimeout(resolve, CLOSE_MS))]);
      progress.flush();
      worker.terminate();
      URL.revokeObjectURL(address);
    },
  };
}
