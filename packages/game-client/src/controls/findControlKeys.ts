import type { Key, UnitType } from '@playloom/game-format';

const DEFAULT_INTERACT_KEY: Key = 'e';

/** Finds the interact key of a unit type. Null if the type uses the default key for another action. */
export function findInteractKey({ controls }: UnitType): Key | null {
  const bound = controls.keys.find(({ press, release }) => (press ?? release)?.kind === 'interact');
  if (bound !== undefined) return bound.key;
  return controls.keys.some(({ key }) => key === DEFAULT_INTERACT_KEY) ? null : DEFAULT_INTERACT_KEY;
}

/** Finds the key that uses the held item. Prefers the mouse, because players aim with it. */
export function findUseKey(type: UnitType): Key | null {
  const mouse = getDefaultUseKey(type);
  if (isUseKey(type, mouse)) return mouse;
  return type.controls.keys.find(({ press }) => press?.kind === 'use-item')?.key ?? null;
}

/** Whether the key uses the held item. */
export function isUseKey(type: UnitType, key: Key): boolean {
  const bound = type.controls.keys.find((binding) => binding.key === key);
  if (bound !== undefined) return bound.press?.kind === 'use-item';
  return key === getDefaultUseKey(type);
}

/** The left mouse button, or the right one if the left one moves the unit. */
function getDefaultUseKey({ controls }: UnitType): Key {
  return controls.scheme === 'click-to-move' ? 'mouse-right' : 'mouse-left';
}
