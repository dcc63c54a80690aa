import type { Point } from '@playloom/game-format';
import { FREE_CELL, SOLID_CELL } from '../../map/TileMap.ts';
import type { Prop, Unit } from '../../entities/Entity.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';

interface JumpStart {
  /** -1 is left, 1 is right, 0 is straight up or down. */
  readonly direction: number;
  /** The initial upward speed; 0 to walk off an edge. */
  readonly rise: number;
}

const STEP_SECONDS = 0.05;
const STEPS_MAX = 44;
/** No jump reaches platforms that are farther away than this. */
const PLATFORM_REACH = 14;

/** Computes where the feet of a platformer unit land after a jump or a fall; null if there is nothing below. */
export function findJumpLanding(world: World, unit: Unit, { direction, rise }: JumpStart): Point | null {
  const { motion } = world.entities;
  const { body } = world.game.units.get(unit.type)!.type;
  const gravity = world.game.game.settings.gravity.y * body.gravityFactor;
  if (gravity <= 0) return null;
  const scale = motion.scale[unit.slot]!;
  const platforms = listPlatforms(world, motion.x[unit.slot]!);
  let x = motion.x[unit.slot]!;
  let feet = motion.y[unit.slot]! + (body.offset.y + body.height / 2) * scale;
  let vy = -rise;
  for (let step = 1; step <= STEPS_MAX; step += 1) {
    const before = feet;
    const nextX = x + direction * unit.speed * STEP_SECONDS;
    if (cellAt(world, nextX, feet - 0.2) !== SOLID_CELL) x = nextX;
    feet += vy * STEP_SECONDS;
    vy += gravity * STEP_SECONDS;
    if (feet < before) {
      if (cellAt(world, x, feet - body.height * scale) === SOLID_CELL) vy = 0;
      continue;
    }
    const platform = platforms.find((prop) => isOver(world, prop, x, before, feet, step * STEP_SECONDS));
    if (platform !== undefined) return { x, y: feet };
    const row = Math.floor(feet);
    if (row > Math.floor(before - 0.05) && cellAt(world, x, feet) !== FREE_CELL) return { x, y: row };
    if (feet > world.tiles.height) return null;
  }
  return null;
}

/** Lists the solid props near a position that units can stand on. */
export function listPlatforms(world: World, x: number): Prop[] {
  const platforms: Prop[] = [];
  forEachEntity(world, 'prop', (prop) => {
    const { body, motion } = world.game.props.get(prop.type)!.type;
    const isSolid = body.kind !== 'none' && !body.isSensor && (motion !== null || body.kind !== 'dynamic');
    if (isSolid && Math.abs(world.entities.motion.x[prop.slot]! - x) < PLATFORM_REACH) platforms.push(prop);
  });
  return platforms;
}

function isOver(
  world: World,
  { slot, type }: Prop,
  x: number,
  before: number,
  feet: number,
  after: number,
): boolean {
  const { motion } = world.entities;
  const { body } = world.game.props.get(type)!.type;
  const scale = motion.scale[slot]!;
  const middle = motion.x[slot]! + motion.vx[slot]! * after;
  const top = motion.y[slot]! + motion.vy[slot]! * after - (body.height / 2) * scale;
  return Math.abs(x - middle) < (body.width / 2) * scale && before <= top + 0.1 && feet >= top;
}

function cellAt({ tiles }: World, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || column >= tiles.width) return tiles.hasSolidEdges ? SOLID_CELL : FREE_CELL;
  if (row < 0 || row >= tiles.height) return FREE_CELL;
  return tiles.solidity[row * tiles.width + column]!;
}
