import type { DraftGame } from '@playloom/draft';
import type { Json } from '@playloom/game-format';
import { getRuleGroupName } from '../locations/getRuleGroupName.ts';

/** How often an entry of the catalog is used in the rules of a game. */
export interface EntryUsage {
  readonly times: number;
  /** Names of the rule groups that use the entry, in order. */
  readonly groups: readonly string[];
}

export interface EntryUsages {
  readonly triggers: ReadonlyMap<string, EntryUsage>;
  readonly actions: ReadonlyMap<string, EntryUsage>;
  readonly values: ReadonlyMap<string, EntryUsage>;
  /** For each action, how often other actions directly follow it. */
  readonly next: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

interface Count {
  readonly triggers: Map<string, EntryUsage>;
  readonly actions: Map<string, EntryUsage>;
  readonly values: Map<string, EntryUsage>;
  readonly next: Map<string, Map<string, number>>;
}

const entryUsageCache = new WeakMap<object, EntryUsages>();

/** Counts how often catalog entries are used in the rules of a game. The result is cached until the rules change. */
export function countEntryUsages(game: DraftGame): EntryUsages {
  const known = entryUsageCache.get(game.rules);
  if (known !== undefined) return known;
  const count: Count = { triggers: new Map(), actions: new Map(), values: new Map(), next: new Map() };
  for (const rule of game.rules) {
    const group = getRuleGroupName(rule.group ?? '');
    note(count.triggers, (rule.when as { when?: unknown } | undefined)?.when, group);
    countIn(count, (rule.if ?? []) as unknown as Json, group);
    countIn(count, (rule.do ?? []) as unknown as Json, group);
  }
  entryUsageCache.set(game.rules, count);
  return count;
}

function countIn(count: Count, json: Json, group: string): void {
  if (Array.isArray(json)) {
    json.forEach((entry, index) => {
      countIn(count, entry, group);
      noteNext(count.next, nameOfAction(entry), nameOfAction(json[index + 1]));
    });
  } else if (typeof json === 'object' && json !== null) {
    const node = json as { readonly [name: string]: Json };
    note(count.actions, node['do'], group);
    note(count.values, node['get'], group);
    for (const inner of Object.values(node)) {
      if (typeof inner === 'object') countIn(count, inner, group);
    }
  }
}

function nameOfAction(json: Json | undefined): string | null {
  const name = typeof json === 'object' && json !== null ? Reflect.get(json, 'do') : null;
  return typeof name === 'string' ? name : null;
}

function note(uses: Map<string, EntryUsage>, name: unknown, group: string): void {
  if (typeof name !== 'string') return;
  const { times, groups } = uses.get(name) ?? { times: 0, groups: [] };
  uses.set(name, { times: times + 1, groups: groups.includes(group) ? groups : [...groups, group] });
}

function noteNext(next: Map<string, Map<string, number>>, first: string | null, second: string | null): void {
  if (first === null || second === null) return;
  const followers = next.get(first) ?? new Map<string, number>();
  followers.set(second, (followers.get(second) ?? 0) + 1);
  next.set(first, followers);
}
