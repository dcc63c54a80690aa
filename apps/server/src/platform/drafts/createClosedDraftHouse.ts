import type { DraftHouse } from './DraftHouse.ts';

/** Nobody edits here. */
export function createClosedDraftHouse(): DraftHouse {
  return {
    start: () => undefined,
    handleUpgrade: (_request, socket) => void socket.destroy(),
    flush: async () => undefined,
    recheck: async () => undefined,
    close: async () => undefined,
  };
}
