import type { DraftGame } from '@playloom/draft';
import { getLocationKey, getLocationName, type EditorLocation, type Usage } from '@playloom/editor-core';
import { toTitle } from '@playloom/game-format';

interface UseGroup {
  readonly key: string;
  readonly name: string;
  /** Names of the rules and fields in this tab that refer to the element. */
  readonly notes: readonly string[];
  /** Location of the first usage. */
  readonly location: EditorLocation;
  readonly count: number;
}

/** Groups usages by the tab that they open in. */
export function groupUses(game: DraftGame, uses: readonly Usage[]): readonly UseGroup[] {
  const groups = new Map<string, UseGroup>();
  for (const { location } of uses) {
    const key = getLocationKey(location);
    const known = groups.get(key);
    const note = getUseNote(game, location);
    if (known === undefined) {
      groups.set(key, {
        key,
        name: getLocationName(game, location) ?? key,
        notes: [note],
        location,
        count: 1,
      });
    } else {
      const notes = known.notes.includes(note) ? known.notes : [...known.notes, note];
      groups.set(key, { ...known, notes, count: known.count + 1 });
    }
  }
  return [...groups.values()];
}

function getUseNote(game: DraftGame, place: EditorLocation): string {
  switch (place.kind) {
    case 'map':
      return place.focus?.kind === 'entity' ? 'placed' : (place.focus?.kind.replace('-', ' ') ?? '');
    case 'rules':
      return game.rules.find(({ id }) => id === place.rule)?.name ?? '';
    case 'type':
    case 'settings':
      return toTitle(place.field?.findLast((part) => !/^\d+$|^k/.test(part)) ?? '').toLowerCase();
    case 'script':
      return place.line === undefined ? '' : `line ${place.line}`;
    case 'panel':
    case 'variables':
    case 'assets':
      return '';
  }
}
