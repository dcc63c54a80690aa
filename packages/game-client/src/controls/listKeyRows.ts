import type { ControlScheme, Key, KeyBinding, KeyCommand, UnitType } from '@playloom/game-format';

/** An action of the player's unit and the key that the game binds to it. */
interface KeyRow {
  readonly key: Key;
  readonly label: string;
}

const WALK: { readonly [Scheme in ControlScheme]: readonly KeyRow[] } = {
  none: [],
  wasd: directions('w', 'a', 's', 'd'),
  arrows: directions('up', 'left', 'down', 'right'),
  platformer: [
    { key: 'a', label: 'Left' },
    { key: 'd', label: 'Right' },
    { key: 'space', label: 'Jump' },
    { key: 's', label: 'Down' },
  ],
  vehicle: [
    { key: 'w', label: 'Accelerate' },
    { key: 's', label: 'Brake' },
    { key: 'a', label: 'Turn left' },
    { key: 'd', label: 'Turn right' },
  ],
  'follow-mouse': [],
  'click-to-move': [{ key: 'mouse-left', label: 'Move' }],
};

const COMMANDS: { readonly [Kind in KeyCommand['kind']]: string } = {
  'run-rule': 'Action',
  'use-item': 'Use item',
  reload: 'Reload',
  'drop-item': 'Drop item',
  'pick-up': 'Pick up',
  interact: 'Interact',
  'select-slot': 'Slot',
  'next-slot': 'Next slot',
};

/** Default keys for types that don't bind them. Units without an inventory only get the interact key. */
const DEFAULTS: readonly KeyRow[] = [
  { key: 'mouse-left', label: COMMANDS['use-item'] },
  { key: 'e', label: COMMANDS.interact },
  { key: 'q', label: COMMANDS['drop-item'] },
  { key: 'r', label: COMMANDS.reload },
];

/** The number keys select slots. More slots have no key. */
const SLOT_KEYS: readonly Key[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** All actions whose key can be changed, in the order of the menu. */
export function listKeyRows(type: UnitType | null): KeyRow[] {
  if (type === null) return [];
  const { scheme, keys } = type.controls;
  const bound = keys.map((binding) => ({ key: binding.key, label: labelOf(binding) }));
  const isBound = ({ key }: KeyRow): boolean => bound.some((row) => row.key === key);
  const defaults = type.inventory.size > 0 ? DEFAULTS : DEFAULTS.filter(({ key }) => key === 'e');
  const walk = WALK[scheme].filter((row) => !isBound(row));
  const slots = SLOT_KEYS.slice(0, type.inventory.size).map((key) => ({ key, label: `Slot ${key}` }));
  const rest = [...defaults, ...slots].filter(
    (row) => !isBound(row) && !walk.some(({ key }) => key === row.key),
  );
  return [...walk, ...bound, ...rest];
}

function labelOf({ touchButton, press, release }: KeyBinding): string {
  if (touchButton !== undefined) return touchButton.label;
  const command = press ?? release;
  if (command === undefined) return COMMANDS['run-rule'];
  return command.kind === 'select-slot' ? `Slot ${command.slot}` : COMMANDS[command.kind];
}

function directions(up: Key, left: Key, down: Key, right: Key): KeyRow[] {
  return [
    { key: up, label: 'Up' },
    { key: left, label: 'Left' },
    { key: down, label: 'Down' },
    { key: right, label: 'Right' },
  ];
}
