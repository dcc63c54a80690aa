import type { TriggerName, Value } from '@playloom/game-format';
import { FIRES_PER_TICK_MAX } from '../limits.ts';
import type { World } from '../world/World.ts';
import type { TriggerContext } from './FiredTrigger.ts';

/** Whether a rule listens, or scripts that might: what nobody hears need not be told. */
function hasListeners(world: World, trigger: TriggerName): boolean {
  return world.scripts !== null || world.game.rulesByTrigger.has(trigger);
}

/**
 * Tells that something happened. Rules hear of it in the rules step of this tick, in the order of firing:
 * an action never runs other rules in its middle.
 */
export function fire<Name extends TriggerName>(
  world: World,
  trigger: Name,
  context: TriggerContext<Name>,
  about: { readonly [filter: string]: Value } = {},
): void {
  if (!hasListeners(world, trigger) || world.fired.length >= FIRES_PER_TICK_MAX) return;
  world.fired.push({ trigger, context: context as { readonly [name: string]: Value }, about, rule: null });
}

/** Runs one rule for itself: a key, an item or an interaction named it. */
export function fireRule(world: World, rule: string, context: { readonly [name: string]: Value }): void {
  if (world.fired.length >= FIRES_PER_TICK_MAX) return;
  world.fired.push({ trigger: 'ruleIsRun', context, about: {}, rule });
}
