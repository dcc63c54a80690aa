import type { DraftGame } from '@playloom/draft';
import { createLookup, type KnownIds, type ReferenceTarget, referenceTypes } from '@playloom/game-format';

/** The ids of a game that scripts may name, for the declarations of its script API. */
export function knownIdsOf(game: DraftGame): KnownIds {
  const lookup = createLookup(game);
  const targets = Object.keys(referenceTypes) as ReferenceTarget[];
  return Object.fromEntries(targets.map((target) => [target, lookup[target]]));
}
