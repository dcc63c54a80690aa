import type { Draft, DraftGame } from '@playloom/draft';
import type { ReferenceTarget } from '@playloom/game-format';
import { findUses } from '../find/findUses.ts';
import { keyOfPlace, type Place } from '../places/Place.ts';
import { targetOfKind } from '../types/targets.ts';

/** Other places of a game that need what is at a place, each once. */
export function findPlaceUses(draft: Draft, game: DraftGame, place: Place): readonly Place[] {
  const wanted = readTarget(place);
  if (wanted === null) return [];
  const found = new Map<string, Place>();
  for (const use of findUses(draft, game, wanted.target, wanted.id))
    found.set(keyOfPlace(use.place), use.place);
  found.delete(keyOfPlace(place));
  return [...found.values()];
}

function readTarget(place: Place): { readonly target: ReferenceTarget; readonly id: string } | null {
  if (place.kind === 'type') return { target: targetOfKind(place.of), id: place.id };
  if (place.kind === 'script') return { target: 'script', id: place.script };
  return place.kind === 'panel' ? { target: 'panel', id: place.panel } : null;
}
