import type { ControlScheme, Key } from '@playloom/game-format';
import type { HeldControls } from '../../world/Player.ts';

/** The direction in which a player wants to move. Each axis is from -1 to 1. */
export interface MoveIntent {
  readonly x: number;
  readonly y: number;
  /** Whether the direction comes from keys or a stick instead of the mouse. */
  readonly isManual: boolean;
}

interface Directions {
  readonly left: readonly Key[];
  readonly right: readonly Key[];
  readonly up: readonly Key[];
  readonly down: readonly Key[];
}

/** Stick movement below this is ignored. */
const DEAD_ZONE = 0.15;
/** How far a stick must be pushed up to act like the jump key. */
const STICK_AS_KEY = 0.5;
/** The distance to the mouse, in tiles, below which a unit that follows it slows down. */
const SLOW_DOWN = 1;

const WASD: Directions = { left: ['a'], right: ['d'], up: ['w'], down: ['s'] };
const ARROWS: Directions = { left: ['left'], right: ['right'], up: ['up'], down: ['down'] };
const BOTH: Directions = {
  left: ['a', 'left'],
  right: ['d', 'right'],
  up: ['w', 'up'],
  down: ['s', 'down'],
};

const WALK_KEYS: { readonly [Scheme in ControlScheme]: Directions | null } = {
  none: null,
  wasd: WASD,
  arrows: ARROWS,
  platformer: BOTH,
  vehicle: BOTH,
  'follow-mouse': null,
  'click-to-move': null,
};

const JUMP_KEYS: readonly Key[] = ['space', 'w', 'up'];
const NO_INTENT: MoveIntent = { x: 0, y: 0, isManual: false };

/** Reads the direction from keys and stick. The stick overrides the keys and works with every scheme. */
export function readMoveIntent(controls: HeldControls, scheme: ControlScheme): MoveIntent {
  if (scheme === 'none') return NO_INTENT;
  const { stick } = controls;
  if (stick !== null && isPushed(stick.x, stick.y)) {
    return scheme === 'platformer' || scheme === 'vehicle'
      ? { x: clampAxis(stick.x), y: clampAxis(stick.y), isManual: true }
      : limitToUnitLength(stick.x, stick.y);
  }
  const directions = WALK_KEYS[scheme];
  if (directions === null) return NO_INTENT;
  const x = isAnyHeld(controls.keys, directions.right) - isAnyHeld(controls.keys, directions.left);
  const y = isAnyHeld(controls.keys, directions.down) - isAnyHeld(controls.keys, directions.up);
  if (x === 0 && y === 0) return NO_INTENT;
  // The axes are independent here: steering must not reduce the throttle, nor walking the climbing.
  return scheme === 'platformer' || scheme === 'vehicle' ? { x, y, isManual: true } : limitToUnitLength(x, y);
}

/** Computes the direction towards a point. It gets shorter, and the unit slower, close to the point. */
export function computeIntentTowards(dx: number, dy: number, stopDistance: number): MoveIntent {
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance <= stopDistance) return NO_INTENT;
  const speed = Math.min(1, (distance - stopDistance) / SLOW_DOWN);
  return { x: (dx / distance) * speed, y: (dy / distance) * speed, isManual: false };
}

/** Lists the keys that jump, except those that the unit's type binds to something else. */
export function listJumpKeys(bound: readonly { readonly key: Key }[], isClimbing: boolean): readonly Key[] {
  // While climbing a wall, the upward keys climb, and only the space bar jumps.
  const keys: readonly Key[] = isClimbing ? ['space'] : JUMP_KEYS;
  return bound.length === 0 ? keys : keys.filter((key) => !bound.some((binding) => binding.key === key));
}

export function isStickUp({ stick }: HeldControls): boolean {
  return stick !== null && stick.y < -STICK_AS_KEY;
}

/**
 * False while the position of the mouse is unknown, because it would otherwise be taken for the corner of the
 * map.
 */
export function hasMousePosition({ mouseX, mouseY }: HeldControls): boolean {
  return mouseX !== 0 || mouseY !== 0;
}

function isAnyHeld(keys: readonly Key[], any: readonly Key[]): number {
  return any.some((key) => keys.includes(key)) ? 1 : 0;
}

function isPushed(x: number, y: number): boolean {
  return x * x + y * y > DEAD_ZONE * DEAD_ZONE;
}

function clampAxis(axis: number): number {
  return Math.abs(axis) < DEAD_ZONE ? 0 : Math.max(-1, Math.min(1, axis));
}

/** Shortens a direction to length 1, so that diagonal movement isn't faster. */
function limitToUnitLength(x: number, y: number): MoveIntent {
  const length = Math.sqrt(x * x + y * y);
  return length > 1 ? { x: x / length, y: y / length, isManual: true } : { x, y, isManual: true };
}
