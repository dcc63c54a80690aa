export interface ChartPoint {
  day: string;
  balance: string;
}

interface CoinChartLayout {
  /** SVG path of a step line in a 100 by 100 box, with the highest balance at the top. */
  line: string;
  area: string;
  most: number;
}

const DAY_MS = 24 * 3_600_000;

/** Counts the days from the first balance to today, inclusive. */
export function countDays([first]: readonly ChartPoint[], today: string): number {
  if (!first) return 0;
  return Math.max(1, Math.round((Date.parse(today) - Date.parse(first.day)) / DAY_MS) + 1);
}

/** Computes the SVG paths of the chart. The line has a step at each change and ends at the end of today. */
export function computeCoinChart(history: readonly ChartPoint[], today: string): CoinChartLayout {
  const times = history.map(({ day }) => Date.parse(day));
  const [from, to] = [times[0] ?? 0, Date.parse(today) + DAY_MS];
  const most = Math.max(1, ...history.map(({ balance }) => Number(balance)));
  const x = (time: number): string => (((time - from) / Math.max(DAY_MS, to - from)) * 100).toFixed(2);
  const y = (balance: string): string => (100 - (Number(balance) / most) * 100).toFixed(2);
  const [first, ...rest] = history.map(({ balance }, index) => ({
    x: x(times[index] ?? 0),
    y: y(balance),
  }));
  if (!first) return { line: '', area: '', most };
  const line = [`M${first.x} ${first.y}`, ...rest.map((point) => `H${point.x}V${point.y}`), 'H100'].join('');
  return { line, area: `${line}V100H${first.x}Z`, most };
}
