import type { DraftCloseReason } from '@playloom/api-contract';

/** Thrown when an editor may not connect. It has no message, so that Hocuspocus does not log it. */
export class DraftRejection extends Error {
  readonly reason: DraftCloseReason;
  constructor(reason: DraftCloseReason) {
    super('');
    this.name = 'DraftRejection';
    this.reason = reason;
  }
}
