import type { TriggerName, Value } from '@playloom/game-format';
import type { CompiledRule, World } from '../world/World.ts';
import type { FiredTrigger } from '../world/FiredTrigger.ts';
import { matchesFilters } from './matchesFilters.ts';
import { startThread } from '../threads/runThread.ts';

const NO_RULES: readonly CompiledRule[] = [];

/**
 * Runs the rules of fired triggers in the order of firing. Triggers that these rules fire are handled after the
 * others.
 */
export function runRules(world: World): void {
  for (let index = 0; index < world.fired.length; index += 1) runFired(world, world.fired[index]!);
}

function runFired(world: World, fired: FiredTrigger): void {
  if (fired.rule !== null) {
    const rule = world.game.rules.get(fired.rule);
    if (rule !== undefined) runRule(world, rule, fired.context);
    return;
  }
  for (const rule of listRules(world, fired.trigger)) {
    if (rule.filters.length === 0 || matchesFilters(world, rule, fired)) runRule(world, rule, fired.context);
  }
}

function listRules(world: World, trigger: TriggerName): readonly CompiledRule[] {
  return world.game.rulesByTrigger.get(trigger) ?? NO_RULES;
}

function runRule(world: World, rule: CompiledRule, context: { readonly [name: string]: Value }): void {
  if (isRuleActive(world, rule)) startThread(world, rule.program, context);
}

export function isRuleActive(world: World, rule: CompiledRule): boolean {
  return world.ruleSwitches.size === 0 ? rule.isEnabled : (world.ruleSwitches.get(rule.id) ?? rule.isEnabled);
}
