import type { DraftGame } from '@playloom/draft';
import {
  createReferenceLookup,
  type KnownIds,
  type ReferenceTarget,
  referenceTypes,
} from '@playloom/game-format';

/** The ids of a game that scripts can use, for the declarations of its script API. */
export function listKnownIds(game: DraftGame): KnownIds {
  const lookup = createReferenceLookup(game);
  const targets = Object.keys(referenceTypes) as ReferenceTarget[];
  return Object.fromEntries(targets.map((target) => [target, lookup[target]]));
}
