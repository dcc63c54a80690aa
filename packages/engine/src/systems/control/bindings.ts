import type { ControlScheme, Key, KeyBinding, KeyCommand, UnitType } from '@playloom/game-format';

/**
 * The commands of keys that a unit's type doesn't bind. With click-to-move the left button walks, so the right
 * one uses items. `e` picks up nearby items if there is nothing to interact with.
 */
export const defaultBindings: { readonly [key in Key]?: KeyCommand } = {
  'mouse-left': { kind: 'use-item' },
  e: { kind: 'interact' },
  q: { kind: 'drop-item' },
  r: { kind: 'reload' },
  '1': { kind: 'select-slot', slot: 1 },
  '2': { kind: 'select-slot', slot: 2 },
  '3': { kind: 'select-slot', slot: 3 },
  '4': { kind: 'select-slot', slot: 4 },
  '5': { kind: 'select-slot', slot: 5 },
  '6': { kind: 'select-slot', slot: 6 },
  '7': { kind: 'select-slot', slot: 7 },
  '8': { kind: 'select-slot', slot: 8 },
  '9': { kind: 'select-slot', slot: 9 },
};

export interface Binding extends Pick<KeyBinding, 'press' | 'release' | 'cooldown' | 'cost'> {
  /** Whether this is the default, because the unit's type doesn't bind the key. */
  readonly isDefault: boolean;
}

/** Returns what a key does for units of a type; null if nothing. */
export function findBinding({ controls }: UnitType, key: Key): Binding | null {
  const own = controls.keys.find((binding) => binding.key === key);
  if (own !== undefined) return { ...own, isDefault: false };
  const press = defaultCommand(controls.scheme, key);
  return press === undefined ? null : { press, cooldown: 0, isDefault: true };
}

export function isUseKeyHeld(type: UnitType, keys: readonly Key[]): boolean {
  return keys.some((key) => findBinding(type, key)?.press?.kind === 'use-item');
}

function defaultCommand(scheme: ControlScheme, key: Key): KeyCommand | undefined {
  if (scheme !== 'click-to-move') return defaultBindings[key];
  if (key === 'mouse-left') return undefined;
  return key === 'mouse-right' ? defaultBindings['mouse-left'] : defaultBindings[key];
}
