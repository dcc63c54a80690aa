import type { TriggerName, Value } from '@playloom/game-format';
import { FIRES_PER_TICK_MAX } from '../world/limits.ts';
import type { World } from '../world/World.ts';
import type { TriggerContext } from '../world/FiredTrigger.ts';

/** Whether a rule or script may handle a trigger. Other triggers don't need to be recorded. */
function hasListeners(world: World, trigger: TriggerName): boolean {
  return world.scripts !== null || world.game.rulesByTrigger.has(trigger);
}

/**
 * Fires a trigger. Its rules run in the rules step of this tick, in the order of firing, so that an action is
 * never interrupted by other rules.
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

/** Fires a single rule that a key, an item, or an interaction refers to. */
export function fireRule(world: World, rule: string, context: { readonly [name: string]: Value }): void {
  if (world.fired.length >= FIRES_PER_TICK_MAX) return;
  world.fired.push({ trigger: 'ruleIsRun', context, about: {}, rule });
}
