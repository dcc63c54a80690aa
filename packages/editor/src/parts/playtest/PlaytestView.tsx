import './playtest.css';
import { useState, useSyncExternalStore } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { PlayerPane } from './PlayerPane.tsx';
import { PlaytestBar } from './PlaytestBar.tsx';
import { PlaytestError } from './PlaytestError.tsx';
import type { PlaytestStage } from '../../session/PlaytestStage.ts';
import { Timeline } from './timeline/Timeline.tsx';
import { usePlaytestKeys } from './usePlaytestKeys.ts';
import { useRunningPlaytest } from '../../session/useRunningPlaytest.ts';

/** The running playtest, which replaces the content of the tab. */
export default function PlaytestView() {
  const { playtest } = useSession();
  const { state, stage } = playtest;
  const readKind = () => state.get().kind;
  const kind = useSyncExternalStore(state.subscribe, readKind, readKind);
  const [isSplit, setIsSplit] = useState(true);
  usePlaytestKeys();
  if (stage === undefined || kind === 'stopped') return null;
  if (kind === 'refused') return <FailedPlaytest />;
  return (
    <div className="pt-view" data-split={isSplit ? '' : undefined}>
      <PlaytestBar isSplit={isSplit} onSplit={setIsSplit} />
      {kind === 'starting' ? (
        <p className="pt-starting" role="status">
          Starting the game…
        </p>
      ) : (
        <Panes stage={stage} />
      )}
      {kind === 'running' && <Timeline />}
    </div>
  );
}

function FailedPlaytest() {
  const state = useSession().playtest.state.get();
  if (state.kind !== 'refused') return null;
  return <PlaytestError title={state.title} message={state.message} place={state.place} />;
}

function Panes({ stage }: { readonly stage: PlaytestStage }) {
  const players = useRunningPlaytest((state) => state.players) ?? [];
  const isPaused = useRunningPlaytest((state) => state.isPaused) ?? false;
  return (
    <div className="pt-panes" data-count={players.length}>
      {players.map((player, index) => (
        <PlayerPane
          key={player.id}
          player={player}
          index={index}
          stage={stage}
          isAlone={players.length === 1}
          isPaused={isPaused}
        />
      ))}
    </div>
  );
}
