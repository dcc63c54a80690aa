import type { DraftGame } from '@playloom/draft';
import { keyOfPlace, nameOfPlace, type Place, type Use } from '@playloom/editor-core';
import { titleOf } from '@playloom/game-format';

export interface UseGroup {
  readonly key: string;
  readonly name: string;
  /** What speaks of it there: rules, fields. */
  readonly notes: readonly string[];
  /** The first of them. */
  readonly place: Place;
  readonly count: number;
}

/** Uses by the tab they are in. */
export function groupUses(game: DraftGame, uses: readonly Use[]): readonly UseGroup[] {
  const groups = new Map<string, UseGroup>();
  for (const { place } of uses) {
    const key = keyOfPlace(place);
    const known = groups.get(key);
    const note = noteOf(game, place);
    if (known === undefined) {
      groups.set(key, { key, name: nameOfPlace(game, place) ?? key, notes: [note], place, count: 1 });
    } else {
      const notes = known.notes.includes(note) ? known.notes : [...known.notes, note];
      groups.set(key, { ...known, notes, count: known.count + 1 });
    }
  }
  return [...groups.values()];
}

function noteOf(game: DraftGame, place: Place): string {
  switch (place.kind) {
    case 'map':
      return place.focus?.kind === 'entity' ? 'placed' : (place.focus?.kind.replace('-', ' ') ?? '');
    case 'rules':
      return game.rules.find(({ id }) => id === place.rule)?.name ?? '';
    case 'type':
    case 'settings':
      return titleOf(place.field?.findLast((part) => !/^\d+$|^k/.test(part)) ?? '').toLowerCase();
    case 'script':
      return place.line === undefined ? '' : `line ${place.line}`;
    case 'panel':
    case 'variables':
    case 'assets':
      return '';
  }
}
