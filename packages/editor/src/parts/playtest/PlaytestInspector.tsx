import { EmptyState } from '@playloom/design-system/EmptyState';
import './playtest.css';
import { useSession } from '../../session/SessionContext.ts';
import { LiveEntities } from './inspector/LiveEntities.tsx';
import { RecentRules } from './inspector/RecentRules.tsx';
import { useRunningPlaytest } from '../../session/useRunningPlaytest.ts';
import { InspectedEntityHistory, InspectedEntityValues } from './inspector/InspectedEntity.tsx';

/** Inspector of the running game. */
export default function PlaytestInspector() {
  const { playtest } = useSession();
  const tickRate = useRunningPlaytest((state) => state.tickRate);
  const { stage } = playtest;
  if (tickRate === null || stage === undefined)
    return (
      <EmptyState title="Nothing to inspect">Start a playtest to see its units and rules here.</EmptyState>
    );
  return (
    <div className="pt-inspector">
      <LiveEntities stage={stage} />
      <InspectedEntityValues />
      <InspectedEntityHistory tickRate={tickRate} />
      <RecentRules tickRate={tickRate} />
    </div>
  );
}
