import { nextRandom } from '../../math/random.ts';
import type { BotMemory } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** Creates the memory of a bot that has just joined. */
export function createBotMemory(world: World): BotMemory {
  return {
    skill: world.game.game.settings.bots.skill,
    mood: nextRandom(world.random),
    thinkAt: world.tick,
    target: null,
    isUsing: false,
    aimError: 0,
    lead: 0,
    noticed: null,
    goal: null,
    path: [],
    strafe: 0,
    keys: [],
    keepsUntil: 0,
    isLost: false,
    avoids: [],
    lastX: 0,
    lastY: 0,
    stuck: 0,
  };
}
