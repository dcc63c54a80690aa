import type { DraftHub } from './DraftHub.ts';

/** For processes that do not serve editors. */
export function createDisabledDraftHub(): DraftHub {
  return {
    start: () => undefined,
    handleUpgrade: (_request, socket) => void socket.destroy(),
    flush: async () => undefined,
    recheck: async () => undefined,
    close: async () => undefined,
  };
}
