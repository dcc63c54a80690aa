import type { World } from '../../world/World.ts';
import type { Bot, BotPlan } from './Bot.ts';

/** Regions that bots in side-view games run to, by id. Without one they run to the right. */
const GOAL_REGION = /goal|finish/;

/** Towards the goal of the map. Null if it is there. */
export function planRace(world: World, { unit, x, y }: Bot): BotPlan | null {
  for (const [id, region] of world.regions) {
    if (!GOAL_REGION.test(id)) continue;
    if (unit.regions.includes(id)) return null;
    return { goal: { x: region.x + region.width / 2, y: region.y + region.height / 2 } };
  }
  return x < world.tiles.width - 1 ? { goal: { x: world.tiles.width, y } } : null;
}
