import type { RuleRun } from '../playtest/Playtest.ts';
import { useSession, useStore } from '../session/SessionContext.ts';

export interface LiveRule {
  readonly run: RuleRun;
  /** It ran in the last second. */
  readonly isFresh: boolean;
  readonly secondsAgo: number;
}

/** What a rule did in the running play-test; null while none runs, or it never ran. */
export function useLiveRule(rule: string): LiveRule | null {
  const { playtest } = useSession();
  const state = useStore(playtest.state);
  const { tick, rules } = useStore(playtest.live);
  const run = rules.get(rule);
  if (state.kind !== 'running' || run === undefined) return null;
  const secondsAgo = Math.max(0, (tick - run.tick) / state.tickRate);
  return { run, isFresh: secondsAgo <= 1, secondsAgo };
}
