import { type GameInput, type Key, keys, limits } from '@playloom/game-format';
import { asObject, type ForeignFile, listOf, textOf } from '../ForeignFile.ts';
import { amountOf, entriesOf, nameOf, roundOff, wholeOf } from './moddioFields.ts';
import type { ModdioPlace } from './ModdioPlace.ts';
import { readModdioLook } from './readModdioLook.ts';

type Units = NonNullable<NonNullable<GameInput['types']>['units']>;
type Unit = Units[string];
type Binding = NonNullable<NonNullable<NonNullable<Unit['controls']>['keys']>[number]>;

const { INVENTORY_MAX, NUMBER_MAX, SPEED_MAX } = limits;
/** Their physics counts in metres of so many pixels. */
export const PIXELS_PER_METRE = 30;
const DEFAULT_SPEED = 10;

const SCHEMES: { readonly [scheme: string]: 'wasd' | 'platformer' | 'follow-mouse' } = {
  wasd: 'wasd',
  wasdRelativeToUnit: 'wasd',
  ad: 'platformer',
  followCursor: 'follow-mouse',
};
const KEY_NAMES: { readonly [key: string]: Key } = {
  button1: 'mouse-left',
  button2: 'mouse-middle',
  button3: 'mouse-right',
  ' ': 'space',
  ctrl: 'control',
};
/** A script that does nothing else is a command of the keys themselves. */
const COMMANDS: { readonly [action: string]: Binding['press'] } = {
  startUsingItem: { kind: 'use-item' },
  useItemOnce: { kind: 'use-item' },
  dropItemAtPosition: { kind: 'drop-item' },
  dropItem: { kind: 'drop-item' },
  makeUnitPickupItem: { kind: 'pick-up' },
};

export function readModdioUnits(data: ForeignFile, place: ModdioPlace): Units {
  const units: Units = {};
  for (const [key, unit] of entriesOf(data, 'unitTypes')) {
    const id = place.ids.units.get(key);
    if (id !== undefined) units[id] = readUnit(unit, key, id, place);
  }
  return units;
}

function readUnit(unit: ForeignFile, key: string, id: string, place: ModdioPlace): Unit {
  const { ids, tile } = place;
  const size = wholeOf(unit, 'inventorySize', 0, 0, INVENTORY_MAX);
  const items = listOf(unit, 'defaultItems').flatMap((one) => ids.items.get(textOf(one, 'key')) ?? []);
  return {
    name: nameOf(unit, key),
    ...readModdioLook(unit, 'default', tile),
    controls: readControls(unit, id, place),
    attributes: readOwnAttributes(unit, place),
    inventory: { size, startItems: items.slice(0, size).map((item) => ({ item })) },
    ai: readAi(asObject(unit['ai']), tile),
    isInvulnerable: unit['isUnTargetable'] === true,
  };
}

function readOwnAttributes(unit: ForeignFile, { ids }: ModdioPlace): Unit['attributes'] {
  const own: NonNullable<Unit['attributes']> = {};
  for (const [key, attribute] of entriesOf(unit, 'attributes').slice(0, limits.ATTRIBUTES_PER_TYPE_MAX)) {
    const id = ids.attributes.get(key);
    if (id === undefined) continue;
    const min = amountOf(attribute, 'min', 0, -NUMBER_MAX, NUMBER_MAX);
    const max = amountOf(attribute, 'max', 100, min, NUMBER_MAX);
    const regeneration = amountOf(attribute, 'regenerateSpeed', 0, -NUMBER_MAX, NUMBER_MAX);
    own[id] = { min, max, start: amountOf(attribute, 'value', max, min, max), regeneration };
  }
  return own;
}

function readControls(unit: ForeignFile, id: string, place: ModdioPlace): Unit['controls'] {
  const controls = asObject(unit['controls']);
  const speed = amountOf(
    asObject(asObject(unit['attributes'])['speed']),
    'value',
    DEFAULT_SPEED,
    0,
    NUMBER_MAX,
  );
  const looksAtMouse = asObject(controls['mouseBehaviour'])['rotateToFaceMouseCursor'] === true;
  return {
    scheme: SCHEMES[textOf(controls, 'movementControlScheme')] ?? 'none',
    speed: Math.min(SPEED_MAX, roundOff((speed * PIXELS_PER_METRE) / place.tile)),
    facing: looksAtMouse ? 'mouse' : 'movement',
    keys: readKeys(unit, (script) => place.findRule(script, id)),
  };
}

function readKeys(unit: ForeignFile, findRule: (script: string) => string | undefined): Binding[] {
  const bindings = new Map<Key, Binding>();
  for (const [name, ability] of entriesOf(asObject(unit['controls']), 'abilities')) {
    const key = KEY_NAMES[name] ?? keys.find((one) => one === name.toLowerCase());
    if (key === undefined || bindings.has(key)) continue;
    const press = readCommand(unit, asObject(ability['keyDown']), findRule);
    const release = readCommand(unit, asObject(ability['keyUp']), findRule);
    if (press === undefined && release === undefined) continue;
    bindings.set(key, { key, ...(press && { press }), ...(release && { release }) });
  }
  return [...bindings.values()].slice(0, limits.KEY_BINDINGS_MAX);
}

function readCommand(
  unit: ForeignFile,
  way: ForeignFile,
  findRule: (script: string) => string | undefined,
): Binding['press'] {
  const name = textOf(way, 'scriptName');
  const [only, ...others] = listOf(asObject(asObject(unit['scripts'])[name]), 'actions');
  const command = only && others.length === 0 ? COMMANDS[textOf(only, 'type')] : undefined;
  const rule = findRule(name);
  return command ?? (rule === undefined ? undefined : { kind: 'run-rule', rule });
}

function readAi(ai: ForeignFile, tile: number): Unit['ai'] {
  const range = (field: string, otherwise: number) =>
    roundOff(amountOf(ai, field, otherwise * tile, 0, 200 * tile) / tile);
  const response = textOf(ai, 'attackResponse');
  return {
    behaviour: ai['enabled'] === true ? behaviourOf(ai) : 'none',
    sightRange: range('sensorRadius', 8),
    attackRange: range('maxAttackRange', 1.2),
    giveUpRange: range('letGoDistance', 14),
    wanderRadius: range('maxTravelDistance', 5),
    whenAttacked: response === 'fight' || response === 'flee' ? response : 'ignore',
    usesPathFinding: textOf(ai, 'pathFindingMethod') === 'a*',
  };
}

function behaviourOf(ai: ForeignFile): 'chase' | 'flee' | 'wander' | 'stand' {
  const response = textOf(ai, 'sensorResponse');
  if (response === 'fight') return 'chase';
  if (response === 'flee') return 'flee';
  return textOf(ai, 'idleBehaviour') === 'wander' ? 'wander' : 'stand';
}
