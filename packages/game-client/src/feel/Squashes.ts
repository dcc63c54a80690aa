import type { EntityId } from '@playloom/game-format';

/** A spring that squashes and stretches an entity. At rest, `amount` is 0. */
interface Squash {
  amount: number;
  speed: number;
  scale: number;
  wasGrounded: boolean;
  /** Whether it landed in the last frame. */
  hasLanded: boolean;
  /** The number of the last frame with this entity. */
  frame: number;
}

export interface Squashes {
  readonly byKey: Map<EntityId, Squash>;
  readonly spare: Squash[];
  frame: number;
}

/** How hard each of these pushes the spring. Negative values stretch. */
export const squashPushes = { land: 7, jump: -6, hurt: 6, attack: -3.5, grow: 5 } as const;
const STIFFNESS = 300;
const DAMPING = 13;
/** More than this looks like a mistake. */
export const SQUASH_MAX = 0.4;
/** Less can't be seen. */
const SQUASH_MIN = 0.004;
const SPEED_MIN = 0.05;
/** Longer frames would make the spring unstable. */
const STEP_MAX = 1 / 40;
/** An entity that grows by less, such as a blob that eats a crumb, isn't pushed. */
const GROWTH_MIN = 1.004;
/** An entity that grows by this part is pushed fully. */
const GROWTH_FULL = 0.06;

export function createSquashes(): Squashes {
  return { byKey: new Map(), spare: [], frame: 0 };
}

/** Pushes the spring of an entity. Entities that are not drawn have none. */
export function pushSquash({ byKey }: Squashes, key: EntityId, speed: number): void {
  const squash = byKey.get(key);
  if (squash !== undefined) squash.speed += speed;
}

interface SquashChanges {
  readonly scale: number;
  readonly isGrounded: boolean;
}

/**
 * Advances the spring of an entity by one frame, and pushes it if the entity jumped, landed, or grew. `strength` is
 * what the creator set. */
export function stepSquash(
  squashes: Squashes,
  key: EntityId,
  { scale, isGrounded }: SquashChanges,
  strength: number,
  seconds: number,
): Squash {
  const squash = findOrAdd(squashes, key, scale, isGrounded);
  squash.frame = squashes.frame;
  if (isGrounded !== squash.wasGrounded)
    squash.speed += strength * (isGrounded ? squashPushes.land : squashPushes.jump);
  const growth = scale / squash.scale;
  if (growth > GROWTH_MIN)
    squash.speed += strength * squashPushes.grow * Math.min(1, (growth - 1) / GROWTH_FULL);
  squash.hasLanded = isGrounded && !squash.wasGrounded;
  squash.wasGrounded = isGrounded;
  squash.scale = scale;
  if (isResting(squash)) return squash;
  for (let left = seconds; left > 0; left -= STEP_MAX) {
    const step = Math.min(left, STEP_MAX);
    squash.speed -= (STIFFNESS * squash.amount + DAMPING * squash.speed) * step;
    squash.amount = Math.max(-SQUASH_MAX, Math.min(SQUASH_MAX, squash.amount + squash.speed * step));
  }
  return squash;
}

/** Most units rest, so that a crowd costs little. */
function isResting(squash: Squash): boolean {
  if (Math.abs(squash.amount) >= SQUASH_MIN || Math.abs(squash.speed) >= SPEED_MIN) return false;
  squash.amount = 0;
  squash.speed = 0;
  return true;
}

/** How much to squash what is drawn. 0 if nobody could see it. */
export function readSquash({ amount }: Squash): number {
  return Math.abs(amount) < SQUASH_MIN ? 0 : amount;
}

/** Forgets entities that were not in the last frame. */
export function endSquashFrame(squashes: Squashes, count: number): void {
  const { byKey, spare } = squashes;
  if (byKey.size > count) {
    for (const [key, squash] of byKey) {
      if (squash.frame === squashes.frame) continue;
      byKey.delete(key);
      spare.push(squash);
    }
  }
  squashes.frame += 1;
}

function findOrAdd({ byKey, spare }: Squashes, key: EntityId, scale: number, isGrounded: boolean): Squash {
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const squash = spare.pop() ?? {
    amount: 0,
    speed: 0,
    scale: 1,
    wasGrounded: true,
    hasLanded: false,
    frame: 0,
  };
  squash.amount = 0;
  squash.speed = 0;
  squash.scale = scale;
  squash.wasGrounded = isGrounded;
  byKey.set(key, squash);
  return squash;
}
