import type { Value } from '@playloom/game-format';
import { findEntity } from '../world/findEntity.ts';
import type { CompiledRule, World } from '../world/World.ts';
import type { FiredTrigger } from '../world/FiredTrigger.ts';

/**
 * The context values that a filter of a trigger reads, by filter. If the value is an entity, the filter
 * compares its type.
 */
const filterSources: { readonly [param: string]: readonly string[] } = {
  unitType: ['triggeringUnit'],
  otherType: ['otherUnit', 'otherProp'],
  itemType: ['triggeringItem'],
  propType: ['triggeringProp'],
  projectileType: ['triggeringProjectile'],
  region: ['triggeringRegion'],
  attribute: ['triggeringAttribute'],
  buff: ['triggeringBuff'],
  team: ['triggeringTeam'],
  key: ['pressedKey'],
  timer: ['triggeringTimer'],
  variable: ['triggeringVariable'],
  event: ['panelEvent'],
};

export function matchesFilters(world: World, rule: CompiledRule, fired: FiredTrigger): boolean {
  return rule.filters.every(([param, wanted]) => readFilterValue(world, fired, param) === wanted);
}

/** Reads the value that a filter is compared with: data of the trigger, or the type of its entity. */
export function readFilterValue(world: World, fired: FiredTrigger, param: string): Value {
  if (Object.hasOwn(fired.about, param)) return fired.about[param]!;
  const name = filterSources[param]?.find((candidate) => Object.hasOwn(fired.context, candidate));
  const value = name === undefined ? null : (fired.context[name] ?? null);
  return typeof value === 'number' ? (findEntity(world, value)?.type ?? null) : value;
}
