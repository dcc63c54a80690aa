import { type ActionEntry, findAction, type Value } from '@playloom/game-format';
import { isSameValue } from '../values/isSameValue.ts';
import type { World } from '../world/World.ts';
import { describeValue } from './describeValue.ts';
import type { TracedLine } from './RuleTrace.ts';

/** Describes the result of a line in a few words: `yes`, `2 → 3`, `Knight #12`. */
export function describeTracedLine(world: World, { plan, values, before, after }: TracedLine): string {
  if (plan.action === null) return yesNo(values['holds']);
  if ('condition' in values) return yesNo(values['condition']);
  if (before !== undefined && after !== undefined && !isSameValue(before, after))
    return `${describeValue(world, before, 'any')} → ${describeValue(world, after, 'any')}`;
  return describeSlots(world, plan.action, values);
}

/** Whether a condition was false, so that the actions it guards were skipped. */
export function hasFailedCondition({ plan, values }: TracedLine): boolean {
  return (plan.action === null && values['holds'] !== true) || values['condition'] === false;
}

function describeSlots(
  world: World,
  action: NonNullable<TracedLine['plan']['action']>,
  values: { readonly [name: string]: Value },
): string {
  const { params } = findAction(action) as ActionEntry;
  const texts: string[] = [];
  for (const [name, param] of Object.entries(params)) {
    const value = values[name];
    if (param.kind !== 'value' || value === undefined || value === null) continue;
    texts.push(describeValue(world, value, param.type));
  }
  return texts.join(', ');
}

function yesNo(value: Value | undefined): string {
  return value === true ? 'yes' : 'no';
}
