import type { DraftGame } from '@playloom/draft';
import type { EditorLocation } from '../locations/EditorLocation.ts';
import { getRuleGroupName } from '../locations/getRuleGroupName.ts';

/** The label of a tab or link to a location. Null when it no longer exists. */
export function getLocationName(game: DraftGame, location: EditorLocation): string | null {
  switch (location.kind) {
    case 'map':
      return 'Map';
    case 'type': {
      const types = (game.types[location.of] ?? {}) as { readonly [id: string]: { readonly name: string } };
      return Object.hasOwn(types, location.id) ? types[location.id]!.name || location.id : null;
    }
    case 'rules':
      return location.group === '' || game.rules.some(({ group }) => group === location.group)
        ? getRuleGroupName(location.group)
        : null;
    case 'script':
      return nameOfFile(game, location.script, location.file);
    case 'panel':
      if (location.panel === '') return 'New panel';
      return Object.hasOwn(game.data.ui, location.panel) ? location.panel : null;
    case 'variables':
      return 'Variables';
    case 'assets':
      return 'Assets';
    case 'settings':
      return 'Settings';
  }
}

function nameOfFile(game: DraftGame, id: string, file: string): string | null {
  // An empty id stands for the page that creates a script.
  if (id === '') return 'New script';
  if (!Object.hasOwn(game.scripts, id)) return null;
  const script = game.scripts[id]!;
  if (!Object.hasOwn(script.files, file)) return null;
  return Object.keys(script.files).length > 1 ? `${script.name}/${file}` : script.name || id;
}
