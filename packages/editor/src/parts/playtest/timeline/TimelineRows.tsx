import type { TimelineTick } from '@playloom/room';
import { type CSSProperties, useMemo } from 'react';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import type { PlaytestStage } from '../../../session/PlaytestStage.ts';
import { layOutTimeline, ROW_HEIGHTS } from './layOutTimeline.ts';

const PLAYERS_SHOWN = 4;

/** Events of the last seconds, in rows. */
export function TimelineRows({ start, span }: { readonly start: number; readonly span: number }) {
  const { stage } = useSession().playtest;
  return stage === undefined ? null : <Rows stage={stage} start={start} span={span} />;
}

function Rows({ stage, start, span }: { stage: PlaytestStage; start: number; span: number }) {
  const marks = useStore(stage.marks);
  return <MarkRows marks={marks} start={start} span={span} />;
}

function MarkRows({ marks, start, span }: { marks: readonly TimelineTick[]; start: number; span: number }) {
  const { rules, players, network, events } = useMemo(
    () => layOutTimeline(marks, start, span),
    [marks, start, span],
  );
  const percent = (ticks: number) => `${(ticks / span) * 100}%`;
  return (
    <div className="pt-rows" aria-hidden="true">
      <span className="pt-row-name">Events</span>
      <div className="pt-row">
        {events.map(({ tick, text, tone, more }) => (
          <span
            key={`${tick} ${text}`}
            className="pt-event"
            data-tone={tone}
            style={{ left: percent(tick - start) }}
          >
            {more > 0 ? `${text} +${more}` : text}
          </span>
        ))}
      </div>
      <span className="pt-row-name">Rules</span>
      <svg className="pt-row" viewBox={`0 0 ${span} ${ROW_HEIGHTS.rules}`} preserveAspectRatio="none">
        <path className="pt-runs" d={rules} />
      </svg>
      <span className="pt-row-name">Players</span>
      <div className="pt-row">
        {[...players]
          .slice(0, PLAYERS_SHOWN)
          .flatMap(([player, spans], row) =>
            spans.map(({ from, to }) => (
              <i
                key={`${player} ${from}`}
                className="pt-span"
                data-color={row}
                style={{ left: percent(from), width: percent(to - from), '--pt-row': row } as CSSProperties}
              />
            )),
          )}
      </div>
      <span className="pt-row-name">Network</span>
      <svg className="pt-row" viewBox={`0 0 ${span} ${ROW_HEIGHTS.network}`} preserveAspectRatio="none">
        <path className="pt-bytes" d={network} />
      </svg>
    </div>
  );
}
