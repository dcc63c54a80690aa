import type { DraftGame } from '@playloom/draft';
import {
  createReferenceLookup,
  type KnownIds,
  type ReferenceTarget,
  referenceTypes,
} from '@playloom/game-format';

/** Lists the ids of a game that scripts can use. The type declarations of the script API are generated with them. */
export function listKnownIds(game: DraftGame): KnownIds {
  const lookup = createReferenceLookup(game);
  const targets = Object.keys(referenceTypes) as ReferenceTarget[];
  return Object.fromEntries(targets.map((target) => [target, lookup[target]]));
}
