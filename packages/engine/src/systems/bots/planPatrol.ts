import { nextRandom } from '../../math/random.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import type { Bot, BotPlan } from './Bot.ts';

/** Spawn points nearer than this, in tiles, are not worth a patrol. */
const NEAR = 5;
const ARRIVED = 2;
const PATROL_SECONDS = 15;

/**
 * Plans to look for others where they appear: bots know the map, but not where anyone is. Null if the map has no spawn
 * points elsewhere.
 */
export function planPatrol(world: World, { memory, x, y }: Bot): BotPlan | null {
  const { goal } = memory;
  const isUnderway = goal !== null && world.tick < memory.keepsUntil && memory.stuck < 3;
  if (isUnderway && Math.abs(goal.x - x) + Math.abs(goal.y - y) > ARRIVED) {
    return { goal, isRough: true, until: memory.keepsUntil };
  }
  const elsewhere = Object.values(world.game.game.map.spawnPoints).filter(
    (point) => Math.abs(point.x - x) + Math.abs(point.y - y) > NEAR,
  );
  const chosen = elsewhere[Math.floor(nextRandom(world.random) * elsewhere.length)];
  if (chosen === undefined) return null;
  return { goal: { x: chosen.x, y: chosen.y }, until: world.tick + toTicks(world, PATROL_SECONDS) };
}
