import type { Draft, DraftGame } from '@playloom/draft';
import type { ReferenceTarget } from '@playloom/game-format';
import { findUses } from '../find/findUses.ts';
import { getLocationKey, type EditorLocation } from '../locations/EditorLocation.ts';
import { getTypeReferenceTarget } from '../references/targets.ts';

/** Finds the locations that refer to the object at a location, without duplicates. */
export function findLocationUses(
  draft: Draft,
  game: DraftGame,
  location: EditorLocation,
): readonly EditorLocation[] {
  const wanted = readTarget(location);
  if (wanted === null) return [];
  const found = new Map<string, EditorLocation>();
  for (const use of findUses(draft, game, wanted.target, wanted.id))
    found.set(getLocationKey(use.location), use.location);
  found.delete(getLocationKey(location));
  return [...found.values()];
}

function readTarget(
  location: EditorLocation,
): { readonly target: ReferenceTarget; readonly id: string } | null {
  if (location.kind === 'type') return { target: getTypeReferenceTarget(location.of), id: location.id };
  if (location.kind === 'script') return { target: 'script', id: location.script };
  return location.kind === 'panel' ? { target: 'panel', id: location.panel } : null;
}
