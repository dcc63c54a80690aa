/** Source of the current time. Tests pass their own clock and move it by hand. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function addMilliseconds(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface WithClock {
  clock: Clock;
}
