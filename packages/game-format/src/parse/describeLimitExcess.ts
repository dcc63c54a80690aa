import { toTitle } from '../catalog/entry/toTitle.ts';
import type { PathPart } from '../problems/formatPath.ts';

/** What a limit counts. */
export type LimitUnit = 'entries' | 'characters' | 'tiles';

/** The editor's names for parts of the document, by path. `*` is any entry. */
const PART_NAMES: Readonly<Record<string, string>> = {
  rules: 'Rules',
  assets: 'Assets',
  scripts: 'Scripts',
  'variables.global': 'Game variables',
  'variables.player': 'Player variables',
  'variables.unit': 'Unit variables',
  'map.width': 'Map width',
  'map.height': 'Map height',
  'map.layers': 'Map layers',
  'map.layers.*.chunks': 'Painted areas in a map layer',
  'map.regions': 'Regions',
  'map.spawnPoints': 'Spawn points',
  'map.entities': 'Placed entities',
  'map.tileSets': 'Tilesets',
  'settings.title': 'Title',
  'settings.description': 'Description',
  'settings.tags': 'Tags',
  'rules.*.do': 'Actions in a rule',
  'rules.*.if': 'Conditions in a rule',
  'scripts.*.files': 'Files in a script',
  'scripts.*.files.*': 'Script file',
  'data.ui': 'UI panels',
  'data.ui.*.htmlData': 'HTML in a UI panel',
};

const UNITS: Readonly<Record<LimitUnit, string>> = {
  entries: '',
  characters: ' characters',
  tiles: ' tiles',
};

/** Returns the message for a part that exceeds a limit: “Game variables: 501, but the limit is 500.” */
export function describeLimitExcess(
  path: readonly PathPart[],
  counted: LimitUnit,
  count: number,
  limit: number,
): string {
  return `${formatPartName(path)}: ${count}${UNITS[counted]}, but the limit is ${limit}.`;
}

function formatPartName(path: readonly PathPart[]): string {
  for (const [pattern, name] of Object.entries(PART_NAMES))
    if (matchesPattern(path, pattern.split('.'))) return name;
  const last = path.findLast((part) => typeof part === 'string' && part !== '');
  return last === undefined ? 'This game' : toTitle(String(last));
}

function matchesPattern(path: readonly PathPart[], pattern: readonly string[]): boolean {
  return (
    path.length === pattern.length && pattern.every((part, index) => part === '*' || part === path[index])
  );
}
