import './playtest.css';
import { useSession } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LiveThings } from './inspector/LiveThings.tsx';
import { RecentRules } from './inspector/RecentRules.tsx';
import { usePlaytestPart } from './usePlaytestPart.ts';
import { ThingTouches, ThingValues } from './inspector/ThingValues.tsx';

/** What the running game is made of, beside it. */
export default function PlaytestInspector() {
  const { playtest } = useSession();
  const tickRate = usePlaytestPart((state) => state.tickRate);
  const { stage } = playtest;
  if (tickRate === null || stage === undefined)
    return <EmptyState title="Nothing runs yet">Start the game to see what is in it.</EmptyState>;
  return (
    <div className="pt-inspector">
      <LiveThings stage={stage} />
      <ThingValues />
      <ThingTouches tickRate={tickRate} />
      <RecentRules tickRate={tickRate} />
    </div>
  );
}
