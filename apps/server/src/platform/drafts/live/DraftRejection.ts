import type { DraftCloseReason } from '@playloom/api-contract';

/** Tells an editor why it may not connect. Without a message: it is nothing for the log. */
export class DraftRejection extends Error {
  readonly reason: DraftCloseReason;
  constructor(reason: DraftCloseReason) {
    super('');
    this.name = 'DraftRejection';
    this.reason = reason;
  }
}
