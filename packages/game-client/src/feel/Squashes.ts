import type { EntityId, Game } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { EntityMemory } from '../entities/EntityMemory.ts';
import type { Squash } from '../entities/Squash.ts';

export interface Squashes {
  /** The number of the frame that is drawn next. */
  frame: number;
  /** Units that have landed in this frame. */
  readonly landed: EntityId[];
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
  return { frame: 1, landed: [] };
}

/** Pushes the spring of a unit as strongly as the creator wants. Units that are not drawn are not pushed. */
export function pushSquash(
  squashes: Squashes,
  game: Game,
  type: string,
  { squash }: EntityMemory,
  speed: number,
): void {
  if (squash?.frame === squashes.frame - 1) squash.speed += speed * findStrength(game, type);
}

/**
 * Advances the spring of a unit by one frame, and pushes it if the unit attacked, jumped, landed, or grew. Returns how
 * much to squash it, or 0 if nobody could see it. Most units rest, so that a crowd costs little.
 */
export function stepSquash(
  squashes: Squashes,
  game: Game,
  entity: EntityView,
  memory: EntityMemory,
  scale: number,
  seconds: number,
): number {
  const { squash } = memory;
  if (squash === null || squash.frame !== squashes.frame - 1) {
    startSquash(squashes, entity, memory, scale);
    return 0;
  }
  squash.frame = squashes.frame;
  if (
    squash.scale !== scale ||
    squash.wasGrounded !== entity.isGrounded ||
    squash.startedAt !== memory.startedAt
  )
    noteChanges(squashes, game, squash, entity, memory, scale);
  if (squash.amount === 0 && squash.speed === 0) return 0;
  return swing(squash, seconds);
}

/** Starts anew, so that what a unit did while it was out of sight doesn't push it. */
function startSquash(
  { frame }: Squashes,
  { kind, isGrounded }: EntityView,
  memory: EntityMemory,
  scale: number,
): void {
  if (kind !== 'unit') return;
  const { startedAt } = memory;
  memory.squash = { amount: 0, speed: 0, scale, wasGrounded: isGrounded, startedAt, frame };
}

function noteChanges(
  squashes: Squashes,
  game: Game,
  squash: Squash,
  { id, type, isGrounded }: EntityView,
  { startedAt }: EntityMemory,
  scale: number,
): void {
  const strength = findStrength(game, type);
  if (startedAt !== squash.startedAt) squash.speed += strength * squashPushes.attack;
  if (isGrounded !== squash.wasGrounded)
    squash.speed += strength * (isGrounded ? squashPushes.land : squashPushes.jump);
  if (isGrounded && !squash.wasGrounded) squashes.landed.push(id);
  const growth = scale / squash.scale;
  if (growth > GROWTH_MIN)
    squash.speed += strength * squashPushes.grow * Math.min(1, (growth - 1) / GROWTH_FULL);
  squash.startedAt = startedAt;
  squash.wasGrounded = isGrounded;
  squash.scale = scale;
}

function swing(squash: Squash, seconds: number): number {
  if (Math.abs(squash.amount) < SQUASH_MIN && Math.abs(squash.speed) < SPEED_MIN) {
    squash.amount = 0;
    squash.speed = 0;
    return 0;
  }
  for (let left = seconds; left > 0; left -= STEP_MAX) {
    const step = Math.min(left, STEP_MAX);
    squash.speed -= (STIFFNESS * squash.amount + DAMPING * squash.speed) * step;
    squash.amount = Math.max(-SQUASH_MAX, Math.min(SQUASH_MAX, squash.amount + squash.speed * step));
  }
  return Math.abs(squash.amount) < SQUASH_MIN ? 0 : squash.amount;
}

/** How much units of a type are squashed and stretched. */
function findStrength({ settings, types }: Game, type: string): number {
  return types.units[type]?.feel.squash ?? settings.feel.squash;
}

/** Ends a frame. Units that were not in it start anew when they come back. */
export function endSquashFrame(squashes: Squashes): void {
  squashes.frame += 1;
  squashes.landed.length = 0;
}
