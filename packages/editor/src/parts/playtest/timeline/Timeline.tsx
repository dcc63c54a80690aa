import { ToolButton } from '@playloom/design-system/ToolButton';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { KeyboardEvent, PointerEvent } from 'react';
import { LOOK_BACK_SECONDS } from '@playloom/room';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import { TimelineRows } from './TimelineRows.tsx';

const MARKS = [-30, -25, -20, -15, -10, -5, 0];

/** The timeline of the last seconds. The user can go back to any tick and resume from there. */
export function Timeline() {
  const { playtest } = useSession();
  const state = useStore(playtest.state);
  if (state.kind !== 'running') return null;
  const { tick, from, to, tickRate, isPaused } = state;
  const span = LOOK_BACK_SECONDS * tickRate;
  const percent = (at: number) => 100 + ((at - to) / span) * 100;
  const isBack = isPaused && tick < to;
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    playtest.seek(Math.max(from, Math.round(to - span * (1 - (event.clientX - left) / width))));
  };
  const jump = (event: KeyboardEvent) => {
    const goal = {
      ArrowLeft: tick - (event.shiftKey ? tickRate : 1),
      ArrowRight: tick + (event.shiftKey ? tickRate : 1),
      Home: from,
      End: to,
    }[event.key];
    if (goal === undefined) {
      if (event.key === 'Enter' && isPaused) playtest.resume();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    playtest.seek(goal);
  };
  return (
    <section className="pt-timeline" aria-label="Last 30 seconds">
      <header className="pt-timeline-head">
        <h3>Last 30 seconds</h3>
        <span className="ed-hint">Drag to rewind the game for all players</span>
        <span className="ed-grow" />
        <ToolButton label="Go to the earliest moment" Icon={SkipBack} onClick={() => playtest.seek(from)} />
        <ToolButton label="Go to the latest moment" Icon={SkipForward} onClick={() => playtest.seek(to)} />
        <button
          type="button"
          className="ed-button"
          data-tone="run"
          disabled={!isPaused}
          onClick={playtest.resume}
        >
          {isBack ? 'Resume from here' : 'Resume'}
        </button>
      </header>
      <div
        className="pt-track"
        role="slider"
        tabIndex={0}
        aria-label="Time"
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={tick}
        aria-valuetext={`${secondsBack(tick, to, tickRate)} s, tick ${tick}`}
        onKeyDown={jump}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seekTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
        }}
      >
        {MARKS.map((mark) => (
          <span key={mark} className="pt-mark" style={{ left: `${100 + (mark / LOOK_BACK_SECONDS) * 100}%` }}>
            {mark === 0 ? 'now' : `${mark} s`}
          </span>
        ))}
        <TimelineRows start={to - span} span={span} />
        <span className="pt-known" style={{ left: `${percent(from)}%` }} />
        <span className="pt-hand" style={{ left: `${percent(tick)}%` }} data-back={isBack ? '' : undefined}>
          {isBack && <b>{`${secondsBack(tick, to, tickRate)} s`}</b>}
        </span>
      </div>
    </section>
  );
}

function secondsBack(tick: number, to: number, tickRate: number): string {
  return ((tick - to) / tickRate).toFixed(1).replace('-', '−');
}
