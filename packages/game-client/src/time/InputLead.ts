/** How far ahead of the server the client plays, so that controls are there when their tick comes. */
export interface InputLead {
  /** Of the last pings, the newest last. */
  readonly roundTrips: number[];
  /** Ticks to add because controls came late, or to take away because they came much too early. */
  shift: number;
  lastControlsTick: number;
}

const ROUND_TRIP_SAMPLES_MAX = 12;
/** Controls for a tick must be there before it, and a little earlier. */
const SPARE_TICKS = 1.5;
/** The part of an uneven line that is waited for; the rest is corrected. */
const JITTER_MAX_MS = 100;
const SHIFT_MIN = -2;
const SHIFT_MAX = 12;
const SHIFT_STEP_MAX = 4;
/** Who is more ticks early than this plays too far ahead. */
const EARLY_TICKS = 5;
const EASE = 0.1;

export function createInputLead(): InputLead {
  return { roundTrips: [], shift: 0, lastControlsTick: -1 };
}

export function recordRoundTrip(lead: InputLead, ms: number): void {
  lead.roundTrips.push(Math.max(0, ms));
  if (lead.roundTrips.length > ROUND_TRIP_SAMPLES_MAX) lead.roundTrips.shift();
}

/** The middle one: what a player would call the line's delay. */
export function medianRoundTrip({ roundTrips }: InputLead): number {
  return roundTrips.toSorted((a, b) => a - b)[Math.floor(roundTrips.length / 2)] ?? 0;
}

/** What the server says about the last controls that took effect. */
export function recordControlsLead(
  lead: InputLead,
  controlsTick: number,
  early: number,
  jitterTicks: number,
): void {
  if (controlsTick <= lead.lastControlsTick) return;
  lead.lastControlsTick = controlsTick;
  if (early < 1) lead.shift = Math.min(SHIFT_MAX, lead.shift + Math.min(SHIFT_STEP_MAX, 1 - early));
  else if (early > EARLY_TICKS + jitterTicks) lead.shift = Math.max(SHIFT_MIN, lead.shift - EASE);
}

/** Ticks to play ahead of the snapshots that arrive. */
export function computeTicksAhead(lead: InputLead, tickMs: number, jitterMs: number): number {
  const fastest = lead.roundTrips.length === 0 ? 0 : Math.min(...lead.roundTrips);
  return (fastest + Math.min(JITTER_MAX_MS, jitterMs)) / tickMs + SPARE_TICKS + lead.shift;
}
