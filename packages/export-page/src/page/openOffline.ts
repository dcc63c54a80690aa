import type { ExportedMap } from '@playloom/api-contract';
import { projectGame } from '@playloom/game-format';
import { createPortTransport, type PortLike } from '@playloom/protocol';
import type { RoomNews, RoomWord } from '../room/RoomWord.ts';
import type { GameWay } from './GameWay.ts';
import type { Progress } from './keepProgress.ts';

const NAME = 'You';
const SEED_MAX = 2 ** 31;
/** A room that is stuck does not answer; nobody waits for it longer. */
const CLOSE_MS = 1_000;

export interface OfflinePlan {
  /** The text of which the worker is made. */
  readonly source: string;
  /** The maps that can be travelled to. */
  readonly maps: readonly string[];
  readonly progress: Progress;
}

/** The room runs in a worker of this browser; nothing leaves it. */
export function openOffline({ map, game, panels }: ExportedMap, plan: OfflinePlan): GameWay {
  const { source, maps, progress } = plan;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const closed = new Promise<void>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<RoomNews>) => {
      if (data.kind === 'save') progress.change(map, data.changes);
      else resolve();
    });
  });
  const tell = (word: RoomWord, transfer: Transferable[] = []): void => worker.postMessage(word, transfer);
  const seed = Math.floor(Math.random() * SEED_MAX);
  tell({ kind: 'open', document: JSON.stringify(game), seed, maps });
  return {
    game: projectGame(game),
    person: { name: NAME, isSignedIn: false, canChat: false },
    panels,
    connect() {
      const { port1, port2 } = new MessageChannel();
      tell({ kind: 'connect', name: NAME, saved: progress.read(map), port: port2 }, [port2]);
      return Promise.resolve({ transport: createPortTransport(port1 as unknown as PortLike), ticket: '' });
    },
    urlOf: (file) => file,
    async close() {
      tell({ kind: 'close' });
      await Promise.race([closed, new Promise((resolve) => void setTimeout(resolve, CLOSE_MS))]);
      progress.flush();
      worker.terminate();
      URL.revokeObjectURL(address);
    },
  };
}
