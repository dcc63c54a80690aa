import { useSession, useStore } from '../../session/SessionContext.ts';
import type { LiveRule } from './useLiveRule.ts';

const LONG_AGO_SECONDS = 60;

/** Shows beside a rule's name when and how often it ran, such as “ran 0.4 s ago, 3 times”. */
export function RunStatus({ live }: { readonly live: Pick<LiveRule, 'run' | 'isFresh'> | null }) {
  const state = useStore(useSession().playtest.state);
  if (state.kind !== 'running') return null;
  if (live === null) return <span>never ran</span>;
  const { run, isFresh } = live;
  const seconds = (state.tick - run.tick) / state.tickRate;
  const times = run.times === 1 ? 'once' : `${run.times} times`;
  if (run.failure !== null) return <span className="rules-failed-word">stopped: {run.failure.text}</span>;
  if (seconds > LONG_AGO_SECONDS) return <span>ran {times}</span>;
  return (
    <>
      {isFresh && <span className="rules-pulse" aria-hidden="true" />}
      <span data-fresh={isFresh ? '' : undefined}>ran {Math.max(0, seconds).toFixed(1)} s ago</span>
      <span>{times}</span>
    </>
  );
}
