import { formatNumber } from '@playloom/api-contract';
import { formatPercent } from '../../numbers/formatPercent.ts';

/** Shown where there is no data yet. */
const NOTHING = '–';

export function formatFigure(value: number): string {
  return formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
}

export function formatSeconds(seconds: number | null): string {
  if (seconds === null) return NOTHING;
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const rest = seconds % 60;
  return rest === 0 || minutes >= 10 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

export function formatShare(share: number | null): string {
  return share === null ? NOTHING : formatPercent(share);
}

interface Change {
  tone: 'up' | 'down' | 'same';
  text: string;
}

/** Describes the change from the previous range. Returns null if there is no data to compare. */
export function describeChange(now: number | null, before: number | null): Change | null {
  if (now === null || before === null || (now === 0 && before === 0)) return null;
  if (before === 0) return { tone: 'up', text: 'Up from 0' };
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return { tone: 'same', text: 'No change' };
  return {
    tone: percent > 0 ? 'up' : 'down',
    text: `${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent) / 100)}`,
  };
}

/** Returns the next round number at or above the largest value, for the top of a chart. */
export function roundUpAxisMax(largest: number): number {
  if (largest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 4, 5, 10].map((step) => step * power).find((step) => step >= largest) ?? largest;
}
