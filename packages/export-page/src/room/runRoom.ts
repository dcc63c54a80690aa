import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { createPortTransport, type PortLike } from '@playloom/protocol';
import { type LocalRoom, openLocalRoom } from '@playloom/room';
import { createScriptHostFactory } from '@playloom/scripting';
import type { RoomWord } from './RoomWord.ts';

interface RoomScope {
  onmessage: unknown;
}

/** The room of one player and bots, for the page at the other end of the worker. */
export function runRoom(scope: RoomScope): void {
  const held: { room: LocalRoom | null } = { room: null };
  scope.onmessage = ({ data }: { readonly data: RoomWord }): void => {
    if (data.kind === 'open') held.room = open(data);
    else {
      held.room?.connect(createPortTransport(data.port as unknown as PortLike), {
        userId: null,
        name: data.name,
        isSpectator: false,
        canChat: false,
        saved: { game: {}, world: {} },
      });
    }
  };
}

function open({ document, seed }: Extract<RoomWord, { kind: 'open' }>): LocalRoom {
  return openLocalRoom({
    document,
    seed,
    clock: { now: () => performance.now(), schedule: (task, ms) => void setTimeout(task, ms) },
    loadScripts: async () => createScriptHostFactory({ wasm: readData(wasmUrl) }),
  });
}

/** The build writes the wasm into the code, as the address of its bytes. */
function readData(url: string): Uint8Array {
  const bytes = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
