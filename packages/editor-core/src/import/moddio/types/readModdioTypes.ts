import { type GameInput, limits } from '@playloom/game-format';
import { toObjectOrEmpty, type ImportedObject, readListField, readTextField } from '../../ImportedObject.ts';
import {
  readModdioAmount,
  readModdioColor,
  readModdioEntries,
  readModdioName,
  parseModdioNumber,
  roundToThousandth,
  readModdioInteger,
} from '../file/moddioFields.ts';
import { listModdioAttributes, type ModdioIds } from '../file/ModdioIds.ts';
import type { ModdioContext } from './ModdioContext.ts';
import { readModdioLook } from './readModdioLook.ts';
import { readModdioUnits } from './readModdioUnits.ts';

type Types = NonNullable<GameInput['types']>;
type Relation = 'friendly' | 'neutral' | 'hostile';

const { NUMBER_MAX, SECONDS_MAX, STACK_MAX } = limits;
const HEALTH = 'health';
const RELATIONS: readonly string[] = ['friendly', 'neutral', 'hostile'] satisfies Relation[];

/** Converts units, items, projectiles, teams, attributes and sounds. */
export function readModdioTypes(data: ImportedObject, context: ModdioContext): Types {
  const { ids } = context;
  return {
    units: readModdioUnits(data, context),
    items: table(data, ['itemTypes'], ids.items, (item, key) => readItem(item, key, context)),
    projectiles: table(data, ['projectileTypes'], ids.projectiles, (one, key) =>
      readProjectile(one, key, context),
    ),
    teams: table(data, ['playerTypes'], ids.teams, (team, key) => readTeam(team, key, ids)),
    attributes: record(listModdioAttributes(data), ids.attributes, readAttribute),
    sounds: table(data, ['sound', 'music'], ids.sounds, (sound, key) => ({
      name: readModdioName(sound, key),
    })),
  };
}

function table<Type>(
  data: ImportedObject,
  fields: readonly string[],
  ids: ReadonlyMap<string, string>,
  read: (entry: ImportedObject, key: string) => Type,
): { [id: string]: Type } {
  return record(
    fields.flatMap((field) => readModdioEntries(data, field)),
    ids,
    read,
  );
}

/** Converts entries. If several have the same key, the first one is used, because the id was derived from it. */
function record<Type>(
  entries: readonly [string, ImportedObject][],
  ids: ReadonlyMap<string, string>,
  read: (entry: ImportedObject, key: string) => Type,
): { [id: string]: Type } {
  const types: { [id: string]: Type } = {};
  for (const [key, entry] of entries) {
    const id = ids.get(key);
    if (id !== undefined && !Object.hasOwn(types, id)) types[id] = read(entry, key);
  }
  return types;
}

function readAttribute(attribute: ImportedObject, key: string): NonNullable<Types['attributes']>[string] {
  const min = readModdioAmount(attribute, 'min', 0, -NUMBER_MAX, NUMBER_MAX);
  const max = readModdioAmount(attribute, 'max', 100, min, NUMBER_MAX);
  return {
    name: readModdioName(attribute, key),
    min,
    max,
    start: readModdioAmount(attribute, 'value', max, min, max),
    regeneration: readModdioAmount(attribute, 'regenerateSpeed', 0, -NUMBER_MAX, NUMBER_MAX),
    role: key === HEALTH ? 'health' : 'none',
    bar: { place: isShown(attribute) ? 'above' : 'hidden', ...readModdioColor(attribute, 'color') },
  };
}

function isShown({ isVisible }: ImportedObject): boolean {
  return isVisible === true || (Array.isArray(isVisible) && isVisible.length > 0);
}

function readTeam(team: ImportedObject, key: string, ids: ModdioIds): NonNullable<Types['teams']>[string] {
  const relations = Object.entries(toObjectOrEmpty(team['relationships'])).flatMap(
    ([other, relation]): [string, Relation][] => {
      const id = ids.teams.get(other);
      const isKnown = typeof relation === 'string' && RELATIONS.includes(relation);
      return id === undefined || !isKnown ? [] : [[id, relation as Relation]];
    },
  );
  return {
    name: readModdioName(team, key),
    ...readModdioColor(team, 'color'),
    relations: Object.fromEntries(relations),
    otherTeams: 'neutral',
  };
}

function readItem(
  item: ImportedObject,
  key: string,
  { ids, tile }: ModdioContext,
): NonNullable<Types['items']>[string] {
  const { look, body } = readModdioLook(item, 'dropped', tile);
  return {
    name: readModdioName(item, key),
    description: readTextField(item, 'description').slice(0, limits.DESCRIPTION_MAX),
    look,
    body: { ...body, isSensor: true },
    maxStack: readModdioInteger(item, 'maxQuantity', 1, 1, STACK_MAX),
    isDroppable: toObjectOrEmpty(item['controls'])['undroppable'] !== true,
    weapon: readTextField(item, 'type') === 'weapon' ? readWeapon(item, ids, tile) : null,
    consumable: readTextField(item, 'type') === 'consumable' ? readConsumable(item, ids) : null,
  };
}

function readWeapon(item: ImportedObject, ids: ModdioIds, tile: number) {
  const damage = readModdioAmount(
    toObjectOrEmpty(toObjectOrEmpty(item['damage'])['unitAttributes']),
    HEALTH,
    0,
    0,
    NUMBER_MAX,
  );
  const usesPerSecond = roundToThousandth(1000 / readModdioAmount(item, 'fireRate', 500, 50, 20_000));
  const projectile = ids.projectiles.get(readTextField(item, 'projectileType'));
  if (item['isGun'] === true && projectile !== undefined) {
    return { kind: 'ranged' as const, projectile, damage, usesPerSecond };
  }
  const box = toObjectOrEmpty(item['damageHitBox']);
  const reach =
    readModdioAmount(box, 'offsetY', tile, 0, 10 * tile) +
    readModdioAmount(box, 'height', 0, 0, 10 * tile) / 2;
  return {
    kind: 'melee' as const,
    damage,
    usesPerSecond,
    range: Math.max(0.1, roundToThousandth(reach / tile)),
    knockback: readModdioAmount(item, 'knockbackForce', 0, 0, limits.SPEED_MAX),
  };
}

function readConsumable(item: ImportedObject, ids: ModdioIds) {
  const bonuses = Object.entries(
    toObjectOrEmpty(toObjectOrEmpty(toObjectOrEmpty(item['bonus'])['consume'])['unitAttribute']),
  );
  const attributes = bonuses.flatMap(([key, bonus]): [string, number][] => {
    const id = ids.attributes.get(key);
    const amount = parseModdioNumber(typeof bonus === 'object' ? toObjectOrEmpty(bonus)['value'] : bonus);
    return id === undefined || amount === null ? [] : [[id, amount]];
  });
  return {
    attributes: Object.fromEntries(attributes.slice(0, limits.ATTRIBUTES_PER_TYPE_MAX)),
    isUsedOnPickUp: item['isUsedOnPickup'] === true,
  };
}

function readProjectile(
  projectile: ImportedObject,
  key: string,
  { tile }: ModdioContext,
): NonNullable<Types['projectiles']>[string] {
  const { look, body } = readModdioLook(projectile, 'default', tile);
  const ends = toObjectOrEmpty(projectile['destroyOnContactWith']);
  const [damage = {}] = readListField(projectile, 'damageData');
  return {
    name: readModdioName(projectile, key),
    look,
    body: { ...body, damping: 0, gravityFactor: 0 },
    lifeSeconds: readModdioAmount(projectile, 'lifeSpan', 2000, 50, SECONDS_MAX * 1000) / 1000,
    damage: readModdioAmount(toObjectOrEmpty(damage['unitAttributes']), HEALTH, 0, 0, NUMBER_MAX),
    destroyOn: {
      walls: ends['walls'] !== false,
      units: ends['units'] !== false,
      items: ends['items'] === true,
      projectiles: ends['projectiles'] === true,
    },
  };
}
