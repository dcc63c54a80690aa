import { findUnit } from '../../world/findEntity.ts';
import { type HeldControls, releasedControls, type Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { invalidateNavigation } from '../ai/Navigation.ts';
import { setHeldControls } from '../control/setHeldControls.ts';
import { computeBotControls } from './computeBotControls.ts';
import type { Bot } from './Bot.ts';
import { type SearchBudget, SEARCHES_PER_TICK } from './planRoute.ts';
import { updateBotMemory } from './updateBotMemory.ts';

/** Sets the controls of all bots for this tick. Bots act only through keys, mouse and stick, like people. */
export function stepBots(world: World): void {
  const budget: SearchBudget = { left: SEARCHES_PER_TICK };
  let isFirst = true;
  for (const player of world.players.values()) {
    if (player.bot === null || player.isLeaving) continue;
    if (isFirst) invalidateNavigation(world);
    isFirst = false;
    const controls = stepBot(world, player, budget);
    if (!isSame(player.controls, controls)) setHeldControls(world, player, controls);
  }
}

function stepBot(world: World, player: Player, budget: SearchBudget): HeldControls {
  const unit = findUnit(world, player.unit);
  if (unit === null || unit.isDead || unit.isDoomed) return releasedControls;
  const { motion } = world.entities;
  const { type } = world.game.units.get(unit.type)!;
  const bot: Bot = {
    player,
    memory: player.bot!,
    unit,
    type,
    x: motion.x[unit.slot]!,
    y: motion.y[unit.slot]!,
  };
  // A bot that got an order in the last tick decides again immediately.
  const isOrdered = unit.ai.thinkAt === world.tick - 1;
  if (world.tick < bot.memory.thinkAt && !isOrdered) return computeBotControls(world, bot);
  player.bot = updateBotMemory(world, bot, budget);
  return computeBotControls(world, { ...bot, memory: player.bot });
}

function isSame(a: HeldControls, b: HeldControls): boolean {
  return (
    a.mouseX === b.mouseX &&
    a.mouseY === b.mouseY &&
    a.stick?.x === b.stick?.x &&
    a.stick?.y === b.stick?.y &&
    a.keys.length === b.keys.length &&
    a.keys.every((key, index) => key === b.keys[index])
  );
}
