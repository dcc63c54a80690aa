import { type GameInput, type Key, keys, limits } from '@playloom/game-format';
import { toObjectOrEmpty, type ImportedObject, readListField, readTextField } from '../../ImportedObject.ts';
import {
  PIXELS_PER_METER,
  readModdioAmount,
  readModdioEntries,
  readModdioName,
  roundToThousandth,
  readModdioInteger,
} from '../file/moddioFields.ts';
import type { ModdioContext } from './ModdioContext.ts';
import { readModdioLook } from './readModdioLook.ts';

type Units = NonNullable<NonNullable<GameInput['types']>['units']>;
type Unit = Units[string];
type Binding = NonNullable<NonNullable<NonNullable<Unit['controls']>['keys']>[number]>;

const { INVENTORY_MAX, NUMBER_MAX, SPEED_MAX } = limits;
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
/** If a script consists of only one of these actions, its key runs the command directly instead of a rule. */
const COMMANDS: { readonly [action: string]: Binding['press'] } = {
  startUsingItem: { kind: 'use-item' },
  useItemOnce: { kind: 'use-item' },
  dropItemAtPosition: { kind: 'drop-item' },
  dropItem: { kind: 'drop-item' },
  makeUnitPickupItem: { kind: 'pick-up' },
};

export function readModdioUnits(data: ImportedObject, context: ModdioContext): Units {
  const units: Units = {};
  for (const [key, unit] of readModdioEntries(data, 'unitTypes')) {
    const id = context.ids.units.get(key);
    if (id !== undefined) units[id] = readUnit(unit, key, id, context);
  }
  return units;
}

function readUnit(unit: ImportedObject, key: string, id: string, context: ModdioContext): Unit {
  const { ids, tile } = context;
  const size = readModdioInteger(unit, 'inventorySize', 0, 0, INVENTORY_MAX);
  const items = readListField(unit, 'defaultItems').flatMap(
    (one) => ids.items.get(readTextField(one, 'key')) ?? [],
  );
  return {
    name: readModdioName(unit, key),
    ...readModdioLook(unit, 'default', tile),
    controls: readControls(unit, id, context),
    attributes: readOwnAttributes(unit, context),
    inventory: { size, startItems: items.slice(0, size).map((item) => ({ item })) },
    ai: readAi(toObjectOrEmpty(unit['ai']), tile),
    isInvulnerable: unit['isUnTargetable'] === true,
  };
}

function readOwnAttributes(unit: ImportedObject, { ids }: ModdioContext): Unit['attributes'] {
  const own: NonNullable<Unit['attributes']> = {};
  for (const [key, attribute] of readModdioEntries(unit, 'attributes').slice(
    0,
    limits.ATTRIBUTES_PER_TYPE_MAX,
  )) {
    const id = ids.attributes.get(key);
    if (id === undefined) continue;
    const min = readModdioAmount(attribute, 'min', 0, -NUMBER_MAX, NUMBER_MAX);
    const max = readModdioAmount(attribute, 'max', 100, min, NUMBER_MAX);
    const regeneration = readModdioAmount(attribute, 'regenerateSpeed', 0, -NUMBER_MAX, NUMBER_MAX);
    own[id] = { min, max, start: readModdioAmount(attribute, 'value', max, min, max), regeneration };
  }
  return own;
}

function readControls(unit: ImportedObject, id: string, context: ModdioContext): Unit['controls'] {
  const controls = toObjectOrEmpty(unit['controls']);
  const speed = readModdioAmount(
    toObjectOrEmpty(toObjectOrEmpty(unit['attributes'])['speed']),
    'value',
    DEFAULT_SPEED,
    0,
    NUMBER_MAX,
  );
  const looksAtMouse = toObjectOrEmpty(controls['mouseBehaviour'])['rotateToFaceMouseCursor'] === true;
  return {
    scheme: SCHEMES[readTextField(controls, 'movementControlScheme')] ?? 'none',
    speed: Math.min(SPEED_MAX, roundToThousandth((speed * PIXELS_PER_METER) / context.tile)),
    facing: looksAtMouse ? 'mouse' : 'movement',
    keys: readKeys(unit, (script) => context.findRule(script, id)),
  };
}

function readKeys(unit: ImportedObject, findRule: (script: string) => string | undefined): Binding[] {
  const bindings = new Map<Key, Binding>();
  for (const [name, ability] of readModdioEntries(toObjectOrEmpty(unit['controls']), 'abilities')) {
    const key = KEY_NAMES[name] ?? keys.find((one) => one === name.toLowerCase());
    if (key === undefined || bindings.has(key)) continue;
    const press = readCommand(unit, toObjectOrEmpty(ability['keyDown']), findRule);
    const release = readCommand(unit, toObjectOrEmpty(ability['keyUp']), findRule);
    if (press === undefined && release === undefined) continue;
    bindings.set(key, { key, ...(press && { press }), ...(release && { release }) });
  }
  return [...bindings.values()].slice(0, limits.KEY_BINDINGS_MAX);
}

function readCommand(
  unit: ImportedObject,
  direction: ImportedObject,
  findRule: (script: string) => string | undefined,
): Binding['press'] {
  const name = readTextField(direction, 'scriptName');
  const [only, ...others] = readListField(toObjectOrEmpty(toObjectOrEmpty(unit['scripts'])[name]), 'actions');
  const command = only && others.length === 0 ? COMMANDS[readTextField(only, 'type')] : undefined;
  const rule = findRule(name);
  return command ?? (rule === undefined ? undefined : { kind: 'run-rule', rule });
}

function readAi(ai: ImportedObject, tile: number): Unit['ai'] {
  const range = (field: string, otherwise: number) =>
    roundToThousandth(readModdioAmount(ai, field, otherwise * tile, 0, 200 * tile) / tile);
  const response = readTextField(ai, 'attackResponse');
  return {
    behaviour: ai['enabled'] === true ? readAiBehavior(ai) : 'none',
    sightRange: range('sensorRadius', 8),
    attackRange: range('maxAttackRange', 1.2),
    giveUpRange: range('letGoDistance', 14),
    wanderRadius: range('maxTravelDistance', 5),
    whenAttacked: response === 'fight' || response === 'flee' ? response : 'ignore',
    usesPathFinding: readTextField(ai, 'pathFindingMethod') === 'a*',
  };
}

function readAiBehavior(ai: ImportedObject): 'chase' | 'flee' | 'wander' | 'stand' {
  const response = readTextField(ai, 'sensorResponse');
  if (response === 'fight') return 'chase';
  if (response === 'flee') return 'flee';
  return readTextField(ai, 'idleBehaviour') === 'wander' ? 'wander' : 'stand';
}
