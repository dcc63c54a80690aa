/** How far ahead of the server the client plays, so that controls arrive before their tick. */
export interface InputLead {
  /** Recent pings, newest last. */
  readonly roundTrips: number[];
  /** Extra ticks because controls arrived late, or fewer because they arrived far too early. */
  shift: number;
  lastControlsTick: number;
}

const ROUND_TRIP_SAMPLES_MAX = 12;
/** Controls must arrive before their tick, with this margin. */
const SPARE_TICKS = 1.5;
/** The share of the jitter that is waited for. The rest is corrected. */
const JITTER_MAX_MS = 100;
const SHIFT_MIN = -2;
const SHIFT_MAX = 12;
const SHIFT_STEP_MAX = 4;
/** Controls that arrive more ticks early than this mean the client plays too far ahead. */
const EARLY_TICKS = 5;
const EASE = 0.1;

export function createInputLead(): InputLead {
  return { roundTrips: [], shift: 0, lastControlsTick: -1 };
}

export function recordRoundTrip(lead: InputLead, ms: number): void {
  lead.roundTrips.push(Math.max(0, ms));
  if (lead.roundTrips.length > ROUND_TRIP_SAMPLES_MAX) lead.roundTrips.shift();
}

/** The median ping: what a player would call the latency. */
export function medianRoundTrip({ roundTrips }: InputLead): number {
  return roundTrips.toSorted((a, b) => a - b)[Math.floor(roundTrips.length / 2)] ?? 0;
}

/** The server's report about the last controls that took effect. */
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

/** Ticks to play ahead of the arriving snapshots. */
export function computeTicksAhead(lead: InputLead, tickMs: number, jitterMs: number): number {
  const fastest = lead.roundTrips.length === 0 ? 0 : Math.min(...lead.roundTrips);
  return (fastest + Math.min(JITTER_MAX_MS, jitterMs)) / tickMs + SPARE_TICKS + lead.shift;
}
