import type { Value } from '@playloom/game-format';
import { findEntity } from '../world/findEntity.ts';
import type { CompiledRule, World } from '../world/World.ts';
import type { FiredTrigger } from './FiredTrigger.ts';

/** The value of the context a filter looks at; the type of its entity where it holds one. */
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

/** What a filter compares with: what was told about the trigger, or the type of whom it is about. */
export function readFilterValue(world: World, fired: FiredTrigger, param: string): Value {
  if (Object.hasOwn(fired.about, param)) return fired.about[param]!;
  const name = filterSources[param]?.find((candidate) => Object.hasOwn(fired.context, candidate));
  const value = name === undefined ? null : (fired.context[name] ?? null);
  return typeof value === 'number' ? (findEntity(world, value)?.type ?? null) : value;
}
