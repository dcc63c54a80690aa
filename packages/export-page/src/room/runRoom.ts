import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { createPortTransport, type PortLike } from '@playloom/protocol';
import { type LocalRoom, openLocalRoom } from '@playloom/room';
import { createScriptHostFactory } from '@playloom/scripting';
import type { ExportRoomReport, ExportRoomRequest } from './ExportRoomRequest.ts';

interface RoomScope {
  onmessage: unknown;
  postMessage(message: ExportRoomReport): void;
}

/** User id of the local player. Rooms only report the saved data of logged-in users, so the player needs one. */
const OWNER = 'owner';

/** Runs a room for one player and bots in the worker that the page started. */
export function runRoom(scope: RoomScope): void {
  const held: { room: LocalRoom | null } = { room: null };
  scope.onmessage = ({ data }: { readonly data: ExportRoomRequest }): void => {
    if (data.kind === 'open') held.room = open(data, (message) => scope.postMessage(message));
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
  { document, seed, maps }: Extract<ExportRoomRequest, { kind: 'open' }>,
  postReport: (message: ExportRoomReport) => void,
): LocalRoom {
  return openLocalRoom({
    document,
    seed,
    maps,
    clock: { now: () => performance.now(), schedule: (task, ms) => void setTimeout(task, ms) },
    loadScripts: async () => createScriptHostFactory({ wasm: readData(wasmUrl) }),
    onReport(report) {
      if (report.kind === 'save') postReport({ kind: 'save', changes: report.changes });
      else if (report.kind === 'closed') postReport({ kind: 'closed' });
    },
  });
}

/** Decodes a data URL. The build inlines the wasm as one. */
function readData(url: string): Uint8Array {
  const bytes = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
