import { ToolButton } from '@playloom/design-system/ToolButton';
import X from 'lucide-react/icons/x';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { ConnectionSlider } from './ConnectionSlider.tsx';
import type { PlaytestPlayer } from '../../session/Playtest.ts';
import type { PlaytestStage } from '../../session/PlaytestStage.ts';

const DELAY_MAX_MS = 500;
const LOSS_MAX_PERCENT = 20;
/** From these values on, players notice a bad connection. */
const DELAY_BAD_MS = 120;
const LOSS_BAD_PERCENT = 2;

interface PaneProps {
  readonly player: PlaytestPlayer;
  readonly index: number;
  readonly stage: PlaytestStage;
  readonly isAlone: boolean;
  readonly isPaused: boolean;
}

/** Shows the screen of one player, with that player's connection settings. */
export function PlayerPane({ player, index, stage, isAlone, isPaused }: PaneProps) {
  const { playtest } = useSession();
  const root = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const isFocused = useStore(stage.focus) === player.id;
  const pane = useStore(stage.panes).get(player.id);
  useEffect(() => stage.mount(player.id, root.current!), [stage, player.id, tries]);
  const isPicking = useStore(stage.isPicking);
  const focus = () => stage.focus.set(player.id);
  const pick = (event: PointerEvent<HTMLElement>) => {
    if (!isPaused && !isPicking && !event.altKey) return;
    event.stopPropagation();
    event.preventDefault();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    stage.pick(player.id, event.clientX - left, event.clientY - top);
    stage.isPicking.set(false);
  };
  return (
    <section
      className="pt-pane"
      data-focused={isFocused ? '' : undefined}
      data-color={index % 4}
      aria-label={`${player.name}’s screen`}
      onPointerDownCapture={focus}
      onFocusCapture={focus}
    >
      <header className="pt-pane-head">
        <span className="pt-face" aria-hidden="true">
          {player.name.slice(0, 1).toUpperCase()}
        </span>
        <b className="pt-name">{player.name}</b>
        <span className="ed-grow" />
        <ConnectionSlider
          label="Latency"
          value={player.delayMs}
          max={DELAY_MAX_MS}
          step={10}
          unit=" ms"
          isBad={player.delayMs >= DELAY_BAD_MS}
          onChange={(delayMs) => playtest.setConnection(index, { ...player, delayMs })}
        />
        <ConnectionSlider
          label="Loss"
          value={player.lossPercent}
          max={LOSS_MAX_PERCENT}
          step={1}
          unit="%"
          isBad={player.lossPercent >= LOSS_BAD_PERCENT}
          onChange={(lossPercent) => playtest.setConnection(index, { ...player, lossPercent })}
        />
        {!isAlone && (
          <ToolButton
            label={`Remove ${player.name}`}
            Icon={X}
            size="sm"
            onClick={() => playtest.removePlayer(index)}
          />
        )}
      </header>
      <div className="pt-screen" data-paused={isPaused ? '' : undefined}>
        <div
          className="pt-game"
          data-picking={isPicking ? '' : undefined}
          ref={root}
          onPointerDownCapture={pick}
        />
        {pane?.kind !== 'playing' && (
          <div className="pt-cover" role="status">
            <p>{pane?.text ?? 'Loading…'}</p>
            {pane?.kind === 'ended' && (
              <button type="button" className="ed-button" onClick={() => setTries(tries + 1)}>
                Rejoin
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
