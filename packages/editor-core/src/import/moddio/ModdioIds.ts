import { limits } from '@playloom/game-format';
import { makeId } from '../../makeId.ts';
import type { ForeignFile } from '../ForeignFile.ts';
import { entriesOf, nameOf } from './moddioFields.ts';

/** Our ids by theirs. */
export type IdTable = ReadonlyMap<string, string>;

/** One table a kind: their keys may be any text, ours are short words that creators read. */
export interface ModdioIds {
  readonly units: IdTable;
  readonly items: IdTable;
  readonly projectiles: IdTable;
  readonly teams: IdTable;
  readonly attributes: IdTable;
  readonly sounds: IdTable;
  readonly regions: IdTable;
  readonly variables: IdTable;
  readonly unitVariables: IdTable;
  readonly playerVariables: IdTable;
}

const { REGIONS_MAX, TYPES_MAX, VARIABLES_MAX } = limits;

export function giveModdioIds(data: ForeignFile): ModdioIds {
  const table = (fields: readonly string[], max = TYPES_MAX) =>
    giveIds(
      fields.flatMap((field) => entriesOf(data, field)),
      max,
    );
  const variables = entriesOf(data, 'variables');
  const isRegion = ([, { dataType }]: (typeof variables)[number]) => dataType === 'region';
  const teams = entriesOf(data, 'playerTypes');
  return {
    units: table(['unitTypes']),
    items: table(['itemTypes']),
    projectiles: table(['projectileTypes']),
    teams: giveIds(teams, TYPES_MAX),
    attributes: giveIds(listAttributes(data), TYPES_MAX),
    sounds: table(['sound', 'music']),
    regions: giveIds(variables.filter(isRegion), REGIONS_MAX),
    variables: giveIds(
      variables.filter((one) => !isRegion(one)),
      VARIABLES_MAX,
    ),
    unitVariables: table(['entityTypeVariables'], VARIABLES_MAX),
    playerVariables: giveIds(
      [
        ...entriesOf(data, 'playerTypeVariables'),
        ...teams.flatMap(([, team]) => entriesOf(team, 'attributes')),
      ],
      VARIABLES_MAX,
    ),
  };
}

/** Those of the game, and those that only one type has. */
export function listAttributes(data: ForeignFile): [string, ForeignFile][] {
  const own = ['unitTypes', 'itemTypes', 'projectileTypes'].flatMap((field) =>
    entriesOf(data, field).flatMap(([, type]) => entriesOf(type, 'attributes')),
  );
  return [...entriesOf(data, 'attributeTypes'), ...own];
}

function giveIds(entries: readonly [string, ForeignFile][], max: number): IdTable {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, entry] of entries) {
    if (ids.has(key) || ids.size >= max) continue;
    const id = makeId(nameOf(entry, key), (one) => taken.has(one));
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}
