import './playtest.css';
import { useState } from 'react';
import { useSession, useStore } from '../session/SessionContext.ts';
import { Pane } from './Pane.tsx';
import { PlaytestBar } from './PlaytestBar.tsx';
import { PlaytestRefused } from './PlaytestRefused.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { usePlaytestKeys } from './usePlaytestKeys.ts';

/** The game being tried out, in place of what is edited. */
export default function PlaytestView() {
  const { playtest } = useSession();
  const state = useStore(playtest.state);
  const [isSplit, setIsSplit] = useState(true);
  usePlaytestKeys();
  const { stage } = playtest;
  if (stage === undefined || state.kind === 'stopped') return null;
  if (state.kind === 'refused') return <PlaytestRefused message={state.message} place={state.place} />;
  return (
    <div className="pt-view" data-split={isSplit ? '' : undefined}>
      <PlaytestBar isSplit={isSplit} onSplit={setIsSplit} />
      {state.kind === 'starting' ? (
        <p className="pt-starting" role="status">
          Starting the game…
        </p>
      ) : (
        <div className="pt-panes" data-count={state.players.length}>
          {state.players.map((player, index) => (
            <Pane
              key={player.id}
              player={player}
              index={index}
              stage={stage}
              isAlone={state.players.length === 1}
              isPaused={state.isPaused}
            />
          ))}
        </div>
      )}
      {state.kind === 'running' && <Timeline />}
    </div>
  );
}
