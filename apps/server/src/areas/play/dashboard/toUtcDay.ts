import { addMilliseconds, DAY_MS } from '../../../process/clock.ts';

/** Returns the UTC date. Dashboards use UTC days for all users. */
export function toUtcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return toUtcDay(addMilliseconds(new Date(`${day}T00:00:00Z`), days * DAY_MS));
}
