import type { DraftEnding } from '@playloom/api-contract';

/** Tells an editor why it may not connect. Without a message: it is nothing for the log. */
export class DraftRefusal extends Error {
  readonly reason: DraftEnding;
  constructor(reason: DraftEnding) {
    super('');
    this.name = 'DraftRefusal';
    this.reason = reason;
  }
}
