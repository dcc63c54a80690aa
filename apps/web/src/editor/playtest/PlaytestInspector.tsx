import './playtest.css';
import { useSession, useStore } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LiveThings } from './inspector/LiveThings.tsx';
import { RecentRules } from './inspector/RecentRules.tsx';
import { ThingTouches, ThingValues } from './inspector/ThingValues.tsx';

/** What the running game is made of, beside it. */
export default function PlaytestInspector() {
  const { playtest } = useSession();
  const state = useStore(playtest.state);
  const { stage } = playtest;
  if (state.kind !== 'running' || stage === undefined)
    return <EmptyState title="Nothing runs yet">Start the game to see what is in it.</EmptyState>;
  return (
    <div className="pt-inspector">
      <LiveThings stage={stage} />
      <ThingValues />
      <ThingTouches tickRate={state.tickRate} />
      <RecentRules tickRate={state.tickRate} />
    </div>
  );
}
