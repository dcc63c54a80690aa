import type { DraftGame } from '@playloom/draft';
import { keyOfPlace, type Place } from '../places/Place.ts';
import { placeOfPath } from '../places/placeOfPath.ts';

/** More would not be read before deleting. */
export const MENTIONS_MAX = 50;

/**
 * Other places in the game that name what is at a place, each once. By its id alone: something else with the same
 * id counts too, so this is a warning, not a proof.
 */
export function findMentions(game: DraftGame, place: Place): readonly Place[] {
  const id = place.kind === 'type' ? place.id : place.kind === 'script' ? place.script : null;
  const name = place.kind === 'panel' ? place.panel : id;
  if (name === null) return [];
  const found = new Map<string, Place>();
  const own = keyOfPlace(place);
  visit(game, [], (value, path) => {
    if (value !== name || found.size >= MENTIONS_MAX) return;
    const at = placeOfPath(game, withIds(game, path));
    const key = keyOfPlace(at);
    if (key !== own && !found.has(key)) found.set(key, at);
  });
  return [...found.values()];
}

function visit(
  value: unknown,
  path: readonly string[],
  hear: (text: string, path: readonly string[]) => void,
): void {
  if (typeof value === 'string') hear(value, path);
  else if (Array.isArray(value))
    value.forEach((entry, index) => visit(entry, [...path, String(index)], hear));
  else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) visit(inner, [...path, field], hear);
  }
}

/** Rules and things on the map go by their ids, not by their number. */
function withIds(game: DraftGame, path: readonly string[]): readonly string[] {
  const [part, second = '', third = '', ...rest] = path;
  if (part === 'rules') return ['rules', game.rules[Number(second)]?.id ?? second, third, ...rest];
  if (part === 'map' && second === 'entities') {
    return ['map', 'entities', game.map.entities[Number(third)]?.id ?? third, ...rest];
  }
  return path;
}
