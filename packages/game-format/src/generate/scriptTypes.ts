import {
  isReferenceType,
  type ReferenceType,
  referenceTypes,
  type ValueType,
} from '../catalog/entry/valueTypes.ts';

const plainTypes: { readonly [Type in Exclude<ValueType, ReferenceType>]: string } = {
  any: 'Value',
  number: 'number',
  text: 'string',
  boolean: 'boolean',
  position: 'Point | null',
  unit: 'Unit | null',
  item: 'Item | null',
  projectile: 'Projectile | null',
  prop: 'Prop | null',
  entity: 'Entity | null',
  player: 'Player | null',
  units: 'readonly Unit[]',
  items: 'readonly Item[]',
  projectiles: 'readonly Projectile[]',
  props: 'readonly Prop[]',
  players: 'readonly Player[]',
  teams: 'readonly TeamId[]',
  list: 'readonly Value[]',
  record: '{ readonly [key: string]: Value }',
};

/** Returns the name of an id type in scripts, for example `UnitTypeId`. */
export function getIdTypeName(type: ReferenceType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}Id`;
}

/** Returns the script type of a parameter. */
export function getScriptType(type: ValueType): string {
  return isReferenceType(type) ? getIdTypeName(type) : plainTypes[type];
}

/** Returns the script type of a return value. Ids can be null. */
export function getScriptResultType(type: ValueType): string {
  return isReferenceType(type) ? `${getIdTypeName(type)} | null` : plainTypes[type];
}

export const referenceTypeNames = Object.keys(referenceTypes) as readonly ReferenceType[];
