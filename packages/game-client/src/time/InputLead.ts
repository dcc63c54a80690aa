/** Decides how many ticks the client is ahead of the server, so that controls arrive before their tick. */
export interface InputLead {
  /** Recent round trip times in milliseconds, newest last. */
  readonly roundTrips: number[];
  /** Ticks added because controls arrived late, or subtracted because they arrived far too early. */
  shift: number;
  lastControlsTick: number;
}

const ROUND_TRIP_SAMPLES_MAX = 12;
/** Safety margin: how many ticks before their tick the controls should arrive. */
const SPARE_TICKS = 1.5;
/** At most this much jitter is added to the lead. If there is more, some controls arrive late. */
const JITTER_MAX_MS = 100;
const SHIFT_MIN = -2;
const SHIFT_MAX = 12;
const SHIFT_STEP_MAX = 4;
/** If controls arrive earlier than this many ticks, the client is too far ahead. */
const EARLY_TICKS = 5;
const EASE = 0.1;

export function createInputLead(): InputLead {
  return { roundTrips: [], shift: 0, lastControlsTick: -1 };
}

export function recordRoundTrip(lead: InputLead, ms: number): void {
  lead.roundTrips.push(Math.max(0, ms));
  if (lead.roundTrips.length > ROUND_TRIP_SAMPLES_MAX) lead.roundTrips.shift();
}

/** The latency shown to players. A median is not affected by single slow pings. */
export function computeMedianRoundTrip({ roundTrips }: InputLead): number {
  return roundTrips.toSorted((a, b) => a - b)[Math.floor(roundTrips.length / 2)] ?? 0;
}

/** Adjusts the lead. The server reports how many ticks `early` the controls for `controlsTick` arrived. */
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

/** How many ticks the client should be ahead of the snapshots that arrive. */
export function computeTicksAhead(lead: InputLead, tickMs: number, jitterMs: number): number {
  const fastest = lead.roundTrips.length === 0 ? 0 : Math.min(...lead.roundTrips);
  return (fastest + Math.min(JITTER_MAX_MS, jitterMs)) / tickMs + SPARE_TICKS + lead.shift;
}
