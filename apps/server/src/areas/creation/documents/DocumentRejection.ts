import type { Problem } from '@playloom/game-format';

/** Why a document was rejected. */
export interface DocumentRejection {
  readonly reason: 'invalid' | 'over-limit' | 'not-json' | 'draft-too-large';
  readonly problems: readonly Problem[];
}
