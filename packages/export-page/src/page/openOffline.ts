import type { ExportedGame } from '@playloom/api-contract';
import { projectGame } from '@playloom/game-format';
import { createPortTransport, type PortLike } from '@playloom/protocol';
import type { RoomWord } from '../room/RoomWord.ts';
import type { GameWay } from './GameWay.ts';

const NAME = 'You';
const SEED_MAX = 2 ** 31;

/** The room runs in a worker of this browser; nothing leaves it. */
export function openOffline({ game }: ExportedGame, source: string): GameWay {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const tell = (word: RoomWord, transfer: Transferable[] = []): void => worker.postMessage(word, transfer);
  const seed = Math.floor(Math.random() * SEED_MAX);
  tell({ kind: 'open', document: JSON.stringify(game), seed });
  return {
    game: projectGame(game),
    person: { name: NAME, isSignedIn: false, canChat: false },
    connect() {
      const { port1, port2 } = new MessageChannel();
      tell({ kind: 'connect', name: NAME, port: port2 }, [port2]);
      return Promise.resolve({ transport: createPortTransport(port1 as unknown as PortLike), ticket: '' });
    },
    urlOf: (file) => file,
    close() {
      worker.terminate();
      URL.revokeObjectURL(address);
    },
  };
}
