import type { World } from '../../world/World.ts';
import type { Bot, BotPlan } from './Bot.ts';

/** Matches the ids of regions that bots in side-view games run to. Without such a region they run to the right. */
const GOAL_REGION = /goal|finish/;

/** Plans to run to the goal of the map. Null if the bot is already there. */
export function planRace(world: World, { unit, x, y }: Bot): BotPlan | null {
  for (const [id, region] of world.regions) {
    if (!GOAL_REGION.test(id)) continue;
    if (unit.regions.includes(id)) return null;
    return { goal: { x: region.x + region.width / 2, y: region.y + region.height / 2 } };
  }
  return x < world.tiles.width - 1 ? { goal: { x: world.tiles.width, y } } : null;
}
