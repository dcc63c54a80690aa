import { formatNumber } from '@playloom/api-contract';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { countDays, computeCoinChart, type ChartPoint } from './computeCoinChart.ts';

const readToday = () => new Date().toISOString().slice(0, 10);
/** Width of the chart, relative to the card, while there is only one day to show. */
const ONE_DAY_WIDTH = '12%';
/** Number of days in the history that the server returns. */
const SHOWN_DAYS = 90;

interface Props {
  history: readonly ChartPoint[];
}

/** Shows the balance over the last days, starting with the first day that has one. */
export function CoinHistory({ history }: Props) {
  const today = useBrowserValue(readToday, history.at(-1)?.day ?? '');
  const days = countDays(history, today);
  return (
    <>
      <h2 className="text-card">
        {days <= 1 ? 'Balance today' : days > SHOWN_DAYS ? `Last ${SHOWN_DAYS} days` : `Last ${days} days`}
      </h2>
      <CoinChart history={history} />
    </>
  );
}

/** A chart of the balance, with a text alternative. The list of transactions below it has the exact numbers. */
function CoinChart({ history }: Props) {
  const [first, last] = [history[0], history.at(-1)];
  const today = useBrowserValue(readToday, last?.day ?? '');
  const dates = useDateFormat();
  if (!first || !last) return null;
  const { line, area, most } = computeCoinChart(history, today);
  const isOneDay = countDays(history, today) === 1;
  const [from, to] = [first, last].map(({ balance }) => formatNumber(Number(balance)));
  return (
    <figure className="coins-chart">
      <span className="num text-tiny text-text-3">{formatNumber(most)}</span>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        style={isOneDay ? { width: ONE_DAY_WIDTH } : undefined}
        role="img"
        aria-label={`Balance in coins: ${from} on ${dates.date(first.day)}, ${to} today`}
      >
        <path d={area} className="coins-area" />
        <path d={line} className="coins-line" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="num flex justify-between text-tiny text-text-3">
        {!isOneDay && <span>{dates.date(first.day)}</span>}
        <span>Today</span>
      </figcaption>
    </figure>
  );
}
