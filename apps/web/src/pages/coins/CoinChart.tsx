import { formatDay } from '../../markdown/formatDay.ts';
import { presentCoins } from '../../session/presentCoins.ts';
import { useInBrowser } from '../../session/useInBrowser.ts';
import { planChart, type ChartPoint } from './planChart.ts';

const readToday = () => new Date().toISOString().slice(0, 10);

/** The balance over time. What it shows is said in words too, and the ledger below has every number. */
export function CoinChart({ history }: { history: readonly ChartPoint[] }) {
  const [first, last] = [history[0], history.at(-1)];
  const today = useInBrowser(readToday, last?.day ?? '');
  if (!first || !last) return null;
  const { line, area, most } = planChart(history, today);
  const [from, to] = [first, last].map(({ balance }) => presentCoins(Number(balance)).amount);
  return (
    <figure className="coins-chart">
      <span className="num text-tiny text-text-3">{presentCoins(most).amount}</span>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`From ${from} coins on ${formatDay(first.day)} to ${to} today`}
      >
        <path d={area} className="coins-area" />
        <path d={line} className="coins-line" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="num flex justify-between text-tiny text-text-3">
        <span>{formatDay(first.day)}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  );
}
