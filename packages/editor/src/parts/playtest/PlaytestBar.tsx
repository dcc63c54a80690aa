import { Kbd } from '@playloom/design-system/Kbd';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import Columns2 from 'lucide-react/icons/columns-2';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import UserPlus from 'lucide-react/icons/user-plus';
import type { LucideIcon } from 'lucide-react';
import { useSession } from '../../session/SessionContext.ts';
import { PLAYTEST_PLAYERS_MAX, PLAYTEST_SPEEDS } from './run/playtestLimits.ts';
import { useRunningPlaytest } from '../../session/useRunningPlaytest.ts';

/** Time and player controls of the playtest. */
export function PlaytestBar({
  isSplit,
  onSplit,
}: {
  readonly isSplit: boolean;
  readonly onSplit: (isSplit: boolean) => void;
}) {
  const { playtest } = useSession();
  const isPaused = useRunningPlaytest((state) => state.isPaused);
  const isBack = useRunningPlaytest((state) => state.isPaused && state.tick < state.to) ?? false;
  const speed = useRunningPlaytest((state) => state.speed);
  const players = useRunningPlaytest((state) => state.players);
  const stale = useRunningPlaytest((state) => state.stale);
  if (isPaused === null || players === null) return <div className="pt-bar" />;
  return (
    <div className="pt-bar" role="toolbar" aria-label="Playtest">
      <TimeButton
        label={isPaused ? 'Resume' : 'Pause'}
        keyName="P"
        Icon={isPaused ? Play : Pause}
        isOn={isPaused}
        onClick={isPaused ? playtest.resume : playtest.pause}
      />
      <TimeButton label="Step back one tick" keyName="," Icon={StepBack} onClick={() => playtest.step(-1)} />
      <TimeButton
        label="Step forward one tick"
        keyName="."
        Icon={StepForward}
        onClick={() => playtest.step(1)}
      />
      <SegmentedControl
        label="Speed"
        value={PLAYTEST_SPEEDS.find((choice) => Number(choice) === speed) ?? null}
        options={PLAYTEST_SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        onValueChange={(choice) => playtest.setSpeed(Number(choice))}
      />
      <span className="pt-rule" />
      <span className="pt-status" role="status">
        {isPaused ? (isBack ? 'Paused at an earlier moment' : 'Paused') : ''}
      </span>
      {stale !== null && (
        <span className="pt-stale">
          {stale}
          <button type="button" className="ed-button" data-size="s" onClick={playtest.restart}>
            Restart
          </button>
        </span>
      )}
      <span className="ed-grow" />
      {players.length < PLAYTEST_PLAYERS_MAX && (
        <button type="button" className="ed-button" onClick={playtest.addPlayer}>
          <UserPlus size={14} aria-hidden="true" />
          Add player
        </button>
      )}
      {players.length > 1 && (
        <SegmentedControl
          label="Screens"
          value={isSplit ? 'all' : 'one'}
          options={[
            { value: 'all', label: 'Side by side', icon: <Columns2 size={14} /> },
            { value: 'one', label: 'One at a time', icon: <Square size={14} /> },
          ]}
          onValueChange={(value) => onSplit(value === 'all')}
        />
      )}
    </div>
  );
}

function TimeButton(props: {
  readonly label: string;
  readonly keyName: string;
  readonly Icon: LucideIcon;
  readonly isOn?: boolean;
  readonly onClick: () => void;
}) {
  const { label, keyName, Icon, isOn = false, onClick } = props;
  return (
    <button
      type="button"
      className="ed-button pt-time"
      data-tone={isOn ? 'stop' : undefined}
      title={label}
      aria-label={label}
      aria-keyshortcuts={keyName}
      onClick={onClick}
    >
      <Icon size={14} aria-hidden="true" />
      <Kbd aria-hidden="true">{keyName}</Kbd>
    </button>
  );
}
