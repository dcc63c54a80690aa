import {
  isRecord,
  isReferenceType,
  type Point,
  type ReferenceType,
  type Value,
  type ValueRecord,
  type ValueType,
} from '@playloom/game-format';
import { findEntity } from '../world/findEntity.ts';
import type { World } from '../world/World.ts';
import { toText } from './toText.ts';

/**
 * Converts a value to a type. A value that doesn't fit becomes the type's empty value. Needed because creators'
 * variables and scripts can contain anything.
 */
type Coerce = (world: World, value: Value) => Value;

export function getCoercer(type: ValueType): Coerce {
  if (isReferenceType(type)) {
    return (world, value) => (typeof value === 'string' && world.game.lookup[type].has(value) ? value : null);
  }
  return coercers[type];
}

const coercers: { readonly [Type in Exclude<ValueType, ReferenceType>]: Coerce } = {
  any: (_world, value) => value,
  number: (_world, value) => toNumber(value),
  text: (_world, value) => toText(value),
  boolean: (_world, value) => value === true,
  position: (_world, value) => (isPoint(value) ? value : null),
  unit: (world, value) => coerceEntity(world, value, 'unit'),
  item: (world, value) => coerceEntity(world, value, 'item'),
  projectile: (world, value) => coerceEntity(world, value, 'projectile'),
  prop: (world, value) => coerceEntity(world, value, 'prop'),
  entity: (world, value) => coerceEntity(world, value, null),
  player: (world, value) => (typeof value === 'number' && world.players.has(value) ? value : null),
  units: (_world, value) => coerceNumbers(value),
  items: (_world, value) => coerceNumbers(value),
  projectiles: (_world, value) => coerceNumbers(value),
  props: (_world, value) => coerceNumbers(value),
  players: (_world, value) => coerceNumbers(value),
  teams: (_world, value) => (isList(value) ? value.filter((team) => typeof team === 'string') : []),
  list: (_world, value) => (isList(value) ? value : []),
  record: (_world, value) => (isValueRecord(value) ? value : {}),
};

/** Returns 0 for everything except finite numbers. */
export function toNumber(value: Value): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/**
 * Returns the id of an existing entity, or null. Includes entities that are removed at the end of this tick,
 * because rules about a death must be able to read the dead unit.
 */
function coerceEntity(world: World, value: Value, kind: string | null): Value {
  const entity = typeof value === 'number' ? findEntity(world, value) : null;
  return entity !== null && (kind === null || entity.kind === kind) ? entity.id : null;
}

function coerceNumbers(value: Value): readonly Value[] {
  return isList(value) ? value.filter((element) => typeof element === 'number') : [];
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isValueRecord(value: Value): value is ValueRecord {
  return isRecord(value);
}

function isPoint(value: Value): value is Point {
  return isValueRecord(value) && Number.isFinite(value['x']) && Number.isFinite(value['y']);
}
