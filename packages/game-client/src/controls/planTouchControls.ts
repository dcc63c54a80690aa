import type { Key, KeyBinding, UnitType } from '@playloom/game-format';

/** The touch controls for one type of unit. */
interface TouchPlan {
  readonly hasMoveStick: boolean;
  /** The aim stick, if any. When pushed far it presses `useKey`, which uses the held item. */
  readonly aim: { readonly useKey: Key | null; readonly label: string } | null;
  readonly buttons: readonly PlannedButton[];
}

export interface PlannedButton {
  readonly key: Key;
  readonly label: string;
  /** The center that the creator chose, as a fraction of the screen: 0 is left or top, 1 is right or bottom. */
  readonly x: number;
  readonly y: number;
  /** Whether this is the most important button. It is larger. */
  readonly isMain: boolean;
}

const JUMP: PlannedButton = { key: 'space', label: 'Jump', x: 0.9, y: 0.76, isMain: true };
const USE = { label: 'Use', x: 0.9, y: 0.74 } as const;

/**
 * Lists the sticks and buttons for a unit type: a button for each key binding that has one, a jump button for
 * platformers, and a use button if the player sees the unit's inventory and no binding has a button to use items.
 */
export function planTouchControls({ controls, inventory }: UnitType, isBagShown = true): TouchPlan {
  const isAiming = controls.facing === 'mouse';
  const use = findUse(controls.keys, inventory.size > 0 && isBagShown);
  const bound = controls.keys.filter(
    (binding) => binding.touchButton !== undefined && !(isAiming && isUse(binding)),
  );
  const buttons = bound.map(toButton);
  const isJumpBound = controls.keys.some(({ key }) => key === JUMP.key);
  if (controls.scheme === 'platformer' && !isJumpBound) buttons.unshift(JUMP);
  const needsUse =
    !isAiming && use !== null && !controls.keys.some((binding) => isUse(binding) && binding.touchButton);
  if (needsUse) buttons.unshift({ ...USE, key: use, isMain: true });
  const main = buttons.findIndex(({ isMain }) => isMain);
  return {
    hasMoveStick: controls.scheme !== 'none',
    aim: isAiming ? { useKey: use, label: labelOfUse(controls.keys) } : null,
    buttons: buttons.map((button, index) => ({ ...button, isMain: index === Math.max(0, main) })),
  };
}

function findUse(keys: readonly KeyBinding[], canHold: boolean): Key | null {
  const binding = keys.find((each) => isUse(each) && each.touchButton) ?? keys.find(isUse);
  if (binding !== undefined) return binding.key;
  const isLeftFree = !keys.some(({ key }) => key === 'mouse-left');
  return canHold && isLeftFree ? 'mouse-left' : null;
}

function isUse({ press }: KeyBinding): boolean {
  return press?.kind === 'use-item';
}

function labelOfUse(keys: readonly KeyBinding[]): string {
  return keys.find(isUse)?.touchButton?.label ?? USE.label;
}

function toButton({ key, touchButton }: KeyBinding): PlannedButton {
  const { label, x, y } = touchButton ?? { ...USE };
  return { key, label, x, y, isMain: false };
}
