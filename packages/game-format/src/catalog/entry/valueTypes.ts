/** The id of a unit, item, projectile, or prop in a running game. */
export type EntityId = number;
export type PlayerId = number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Any result of an expression in a running game. Null is shown as “nothing”. */
export type Value = number | string | boolean | null | Point | readonly Value[] | ValueRecord;
export interface ValueRecord {
  readonly [key: string]: Value;
}

/** Types of references by id to parts of the document, with the words shown to creators. */
export const referenceTypes = {
  unitType: 'a unit type',
  itemType: 'an item type',
  projectileType: 'a projectile type',
  propType: 'a prop type',
  team: 'a team',
  attribute: 'an attribute',
  buff: 'a buff',
  effect: 'an effect',
  sound: 'a sound',
  animation: 'an animation',
  shop: 'a shop',
  dialogue: 'a dialogue',
  region: 'a region',
  spawnPoint: 'a spawn point',
  placement: 'something placed on the map',
  layer: 'a layer',
  rule: 'a rule',
  panel: 'a panel',
  worldMap: 'a map in this world',
  achievement: 'an achievement',
  goal: 'a goal',
  globalVariable: 'a game variable',
  unitVariable: 'a unit variable',
  playerVariable: 'a player variable',
  key: 'a key or mouse button',
} as const;
export type ReferenceType = keyof typeof referenceTypes;

/** All types of expressions, with the words shown to creators. */
export const valueTypes = {
  any: 'anything',
  number: 'a number',
  text: 'text',
  boolean: 'yes or no',
  position: 'a position',
  unit: 'a unit',
  item: 'an item',
  projectile: 'a projectile',
  prop: 'a prop',
  entity: 'a unit, item, projectile, or prop',
  player: 'a player',
  units: 'a group of units',
  items: 'a group of items',
  projectiles: 'a group of projectiles',
  props: 'a group of props',
  players: 'a group of players',
  teams: 'a group of teams',
  list: 'a list',
  record: 'a record',
  ...referenceTypes,
} as const;
export type ValueType = keyof typeof valueTypes;

type Group = 'units' | 'items' | 'projectiles' | 'props' | 'players';

/** The TypeScript type of the value that the engine passes for a parameter of this type. */
export type RuntimeOf<Type extends ValueType> = Type extends 'number'
  ? number
  : Type extends 'text'
    ? string
    : Type extends 'boolean'
      ? boolean
      : Type extends 'position'
        ? Point | null
        : Type extends 'unit' | 'item' | 'projectile' | 'prop' | 'entity'
          ? EntityId | null
          : Type extends 'player'
            ? PlayerId | null
            : Type extends Group
              ? readonly number[]
              : Type extends 'teams'
                ? readonly string[]
                : Type extends 'list'
                  ? readonly Value[]
                  : Type extends 'record'
                    ? ValueRecord
                    : Type extends ReferenceType
                      ? string | null
                      : Value;

const entityTypes: ReadonlySet<ValueType> = new Set(['unit', 'item', 'projectile', 'prop']);
const groupTypes: ReadonlySet<ValueType> = new Set([
  'units',
  'items',
  'projectiles',
  'props',
  'players',
  'teams',
]);

export function isReferenceType(type: ValueType): type is ReferenceType {
  return Object.hasOwn(referenceTypes, type);
}

/** Whether a value of one type is accepted where another type is expected. Numbers and ids are converted to text. */
export function fitsType(given: ValueType, wanted: ValueType): boolean {
  if (given === wanted || given === 'any' || wanted === 'any') return true;
  if (wanted === 'entity') return entityTypes.has(given);
  if (given === 'entity') return entityTypes.has(wanted);
  if (wanted === 'list') return groupTypes.has(given);
  if (given === 'list') return groupTypes.has(wanted);
  if (wanted === 'text') return given === 'number' || given === 'boolean' || isReferenceType(given);
  return given === 'text' && isReferenceType(wanted);
}

/** Whether “nothing” is accepted where this type is expected. */
export function canBeNothing(type: ValueType): boolean {
  return (
    type === 'any' || type === 'player' || type === 'position' || type === 'entity' || entityTypes.has(type)
  );
}
