import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { roundUpAxisMax, formatFigure } from './formatFigures.ts';

interface DayChartProps {
  title: string;
  lead: string;
  values: readonly { day: string; value: number }[];
  format?: (value: number) => string;
  /** The top of the scale is a round multiple of this unit. */
  unit?: number;
  tone: 'coral' | 'sun' | 'mint' | 'sky';
}

const FILLS = { coral: 'fill-coral', sun: 'fill-sun', mint: 'fill-mint', sky: 'fill-sky' };
const WIDTH = 100;
const HEIGHT = 40;
/** Share of a day's width that its bar covers. */
const BAR = 0.72;
/** Minimum number of columns, so that a few days do not become very wide bars. */
const DAYS_MIN = 7;
/** Minimum bar height, so that days without plays are still visible. */
const LEAST = 0.4;

/** A bar chart by day. Labels are outside the SVG, so that they keep their size on a phone. */
export function DayChart({ title, lead, values, format = formatFigure, unit = 1, tone }: DayChartProps) {
  const dates = useDateFormat();
  const top = roundUpAxisMax(Math.max(0, ...values.map(({ value }) => value / unit))) * unit;
  const step = WIDTH / Math.max(values.length, DAYS_MIN);
  const first = values[0];
  const last = values.at(-1);
  const best = values.reduce((most, day) => (day.value > most.value ? day : most), { day: '', value: 0 });
  const summary =
    best.value === 0 ? 'No data yet.' : `Highest on ${dates.shortDate(best.day)}: ${format(best.value)}.`;
  return (
    <figure className="edge grid min-w-0 content-start gap-4 rounded-lg bg-surface p-5">
      <figcaption>
        <h3 className="text-card font-bold">{title}</h3>
        <p className="mt-1 text-meta text-text-2">{lead}</p>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-tiny text-text-3">
        <div className="num flex flex-col justify-between text-right" aria-hidden="true">
          <span>{format(top)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={`${title} by day. ${summary}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-40 w-full"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line
              key={y}
              x1={0}
              x2={WIDTH}
              y1={y}
              y2={y}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {values.map(({ day, value }, index) => {
            const height = Math.max(LEAST, (value / top) * HEIGHT);
            return (
              <rect
                key={day}
                x={index * step + (step * (1 - BAR)) / 2}
                y={HEIGHT - height}
                width={step * BAR}
                height={height}
                className={value === 0 ? 'fill-ink-600' : FILLS[tone]}
              >
                <title>{`${dates.shortDate(day)}: ${format(value)}`}</title>
              </rect>
            );
          })}
        </svg>
        <span />
        <div className="flex justify-between" aria-hidden="true">
          <span>{first && dates.shortDate(first.day)}</span>
          <span>{last && dates.shortDate(last.day)}</span>
        </div>
      </div>
    </figure>
  );
}
