import type { DraftGame } from '@playloom/draft';
import type { Place } from '../places/Place.ts';
import { nameOfRuleGroup } from './listTree.ts';

/** What a tab or a line that leads to a place is called; null when it is not in the game any more. */
export function nameOfPlace(game: DraftGame, place: Place): string | null {
  switch (place.kind) {
    case 'map':
      return 'Map';
    case 'type': {
      const types = (game.types[place.of] ?? {}) as { readonly [id: string]: { readonly name: string } };
      return Object.hasOwn(types, place.id) ? types[place.id]!.name || place.id : null;
    }
    case 'rules':
      return place.group === '' || game.rules.some(({ group }) => group === place.group)
        ? nameOfRuleGroup(place.group)
        : null;
    case 'script':
      return nameOfFile(game, place.script, place.file);
    case 'panel':
      if (place.panel === '') return 'New panel';
      return Object.hasOwn(game.data.ui, place.panel) ? place.panel : null;
    case 'variables':
      return 'Variables';
    case 'assets':
      return 'Assets';
    case 'settings':
      return 'Settings';
  }
}

function nameOfFile(game: DraftGame, id: string, file: string): string | null {
  // The page that makes one.
  if (id === '') return 'New script';
  if (!Object.hasOwn(game.scripts, id)) return null;
  const script = game.scripts[id]!;
  if (!Object.hasOwn(script.files, file)) return null;
  return Object.keys(script.files).length > 1 ? `${script.name}/${file}` : script.name || id;
}
