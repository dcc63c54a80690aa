import { type GameInput, limits, type VariableType } from '@playloom/game-format';
import { toObjectOrEmpty, type ImportedObject } from '../ImportedObject.ts';
import type { ImportReport } from '../ImportReport.ts';
import {
  readModdioAmount,
  readModdioEntries,
  readModdioName,
  parseModdioNumber,
  roundToThousandth,
} from './file/moddioFields.ts';
import type { IdTable, ModdioIds } from './file/ModdioIds.ts';

type Variables = NonNullable<GameInput['variables']>;
type Variable = NonNullable<Variables['global']>[string];
type Regions = NonNullable<NonNullable<GameInput['map']>['regions']>;

const { COORDINATE_MAX, MAP_SIDE_MAX, VARIABLE_TEXT_MAX } = limits;
const SMALLEST_REGION = 0.1;

const TYPES: { readonly [dataType: string]: VariableType } = {
  number: 'number',
  string: 'text',
  boolean: 'boolean',
  position: 'position',
  unit: 'unit',
  item: 'item',
  player: 'player',
  playerType: 'team',
  unitType: 'unitType',
  itemType: 'itemType',
  projectileType: 'projectileType',
  object: 'record',
  unitGroup: 'list',
  itemGroup: 'list',
  playerGroup: 'list',
  unitTypeGroup: 'list',
  itemTypeGroup: 'list',
};

/** Converts the variables of the game, of units and of players. Attributes of players become player variables. */
export function readModdioVariables(data: ImportedObject, ids: ModdioIds, report: ImportReport): Variables {
  const unknown: string[] = [];
  const read = (entries: readonly [string, ImportedObject][], table: IdTable) => {
    const variables: { [id: string]: Variable } = {};
    for (const [key, variable] of entries) {
      const id = table.get(key);
      if (id === undefined || Object.hasOwn(variables, id)) continue;
      const type = TYPES[String(variable['dataType'])];
      if (type === undefined) unknown.push(key);
      else variables[id] = { name: readModdioName(variable, key), type, ...initialOf(type, variable) };
    }
    return variables;
  };
  const attributes = readModdioEntries(data, 'playerTypes').flatMap(([, team]) =>
    readModdioEntries(team, 'attributes'),
  );
  const asVariables = attributes.map(([key, attribute]): [string, ImportedObject] => [
    key,
    { name: attribute['name'], dataType: 'number', default: attribute['value'] },
  ]);
  const variables = {
    global: read(readModdioEntries(data, 'variables'), ids.variables),
    unit: read(readModdioEntries(data, 'entityTypeVariables'), ids.unitVariables),
    player: read([...readModdioEntries(data, 'playerTypeVariables'), ...asVariables], ids.playerVariables),
  };
  if (asVariables.length > 0) {
    report.changed.push('Player attributes became player variables.');
  }
  if (unknown.length > 0) {
    report.leftOut.push(`Variables of types that Playloom doesn’t have: ${unknown.join(', ')}.`);
  }
  return variables;
}

function initialOf(
  type: VariableType,
  { default: given }: ImportedObject,
): { initial?: Variable['initial'] } {
  if (type === 'number') return { initial: parseModdioNumber(given) ?? 0 };
  if (type === 'boolean') return { initial: given === true || given === 'true' };
  if (type === 'text') return { initial: typeof given === 'string' ? given.slice(0, VARIABLE_TEXT_MAX) : '' };
  if (type === 'list') return { initial: [] };
  return type === 'record' ? { initial: {} } : {};
}

/** Converts regions. In modd.io they are variables and are measured in pixels. */
export function readModdioRegions(data: ImportedObject, { regions: ids }: ModdioIds, tile: number): Regions {
  const regions: Regions = {};
  for (const [key, variable] of readModdioEntries(data, 'variables')) {
    const id = ids.get(key);
    if (id === undefined) continue;
    const box = toObjectOrEmpty(variable['default']);
    const tiles = (field: string, otherwise: number, min: number, max: number) =>
      roundToThousandth(readModdioAmount(box, field, otherwise * tile, min * tile, max * tile) / tile);
    regions[id] = {
      name: readModdioName(variable, key),
      x: tiles('x', 0, -COORDINATE_MAX, COORDINATE_MAX),
      y: tiles('y', 0, -COORDINATE_MAX, COORDINATE_MAX),
      width: tiles('width', 1, SMALLEST_REGION, MAP_SIDE_MAX),
      height: tiles('height', 1, SMALLEST_REGION, MAP_SIDE_MAX),
    };
  }
  return regions;
}
