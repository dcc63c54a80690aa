import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { createPortTransport, type PortLike } from '@playloom/protocol';
import { type LocalRoom, openLocalRoom } from '@playloom/room';
import { createScriptHostFactory } from '@playloom/scripting';
import type { RoomNews, RoomWord } from './RoomWord.ts';

interface RoomScope {
  onmessage: unknown;
  postMessage(news: RoomNews): void;
}

/** Whoever plays here is the one this browser keeps things for: what rules save is reported for users alone. */
const OWNER = 'owner';

/** The room of one player and bots, for the page at the other end of the worker. */
export function runRoom(scope: RoomScope): void {
  const held: { room: LocalRoom | null } = { room: null };
  scope.onmessage = ({ data }: { readonly data: RoomWord }): void => {
    if (data.kind === 'open') held.room = open(data, (news) => scope.postMessage(news));
    else if (data.kind === 'close') held.room?.close('');
    else {
      held.room?.connect(createPortTransport(data.port as unknown as PortLike), {
        userId: OWNER,
        name: data.name,
        isSpectator: false,
        canChat: false,
        saved: data.saved,
      });
    }
  };
}

function open(
  { document, seed, maps }: Extract<RoomWord, { kind: 'open' }>,
  tell: (news: RoomNews) => void,
): LocalRoom {
  return openLocalRoom({
    document,
    seed,
    maps,
    clock: { now: () => performance.now(), schedule: (task, ms) => void setTimeout(task, ms) },
    loadScripts: async () => createScriptHostFactory({ wasm: readData(wasmUrl) }),
    onReport(report) {
      if (report.kind === 'save') tell({ kind: 'save', changes: report.changes });
      else if (report.kind === 'closed') tell({ kind: 'closed' });
    },
  });
}

/** The build writes the wasm into the code, as the address of its bytes. */
function readData(url: string): Uint8Array {
  const bytes = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
