import type { RuleRun } from '../../session/Playtest.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';

export interface LiveRule {
  readonly run: RuleRun;
  /** Whether the rule ran in the last second. */
  readonly isFresh: boolean;
  readonly secondsAgo: number;
}

/** Live data of a rule in the playtest; null if no playtest runs or the rule has not run yet. */
export function useLiveRule(rule: string): LiveRule | null {
  const { playtest } = useSession();
  const state = useStore(playtest.state);
  const { tick, rules } = useStore(playtest.live);
  const run = rules.get(rule);
  if (state.kind !== 'running' || run === undefined) return null;
  const secondsAgo = Math.max(0, (tick - run.tick) / state.tickRate);
  return { run, isFresh: secondsAgo <= 1, secondsAgo };
}
