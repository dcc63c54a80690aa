/**
 * A track is the path of one run: ten positions a second, written as one string that is short enough for saved data.
 * A sample is one of these positions. This is the number of ticks between two samples.
 */
export const SAMPLE_TICKS = 4;
/** Enough for the longest possible race: 180 seconds with ten samples each. */
const MAX_SAMPLES = 1810;
/** Positions are rounded to a tenth of a tile. A sample has three characters for x and two for y. */
const STEPS_PER_TILE = 10;
/** Numbers are written with the digits 0–9 and a–z. */
const RADIX = 36;
const X_LENGTH = 3;
const Y_LENGTH = 2;
const SAMPLE_LENGTH = X_LENGTH + Y_LENGTH;
/** A runner can't run this many tiles between two samples. */
const JUMP_DISTANCE = 3;

export function addSample(track: string, { x, y }: Point): string {
  if (track.length >= MAX_SAMPLES * SAMPLE_LENGTH) return track;
  return track + encodeNumber(x, X_LENGTH) + encodeNumber(y, Y_LENGTH);
}

/** The position of the run this many ticks after the start, or null if the run is already over. */
export function readPosition(track: string, ticks: number): Point | null {
  const sample = Math.floor(ticks / SAMPLE_TICKS);
  const from = readSample(track, sample);
  const to = readSample(track, sample + 1);
  if (from === null || to === null) return null;
  const share = (ticks % SAMPLE_TICKS) / SAMPLE_TICKS;
  // The runner fell and respawned here, so don't glide between the two positions.
  if (Math.abs(to.x - from.x) > JUMP_DISTANCE) return from;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Checks that a value, for example from saved data, is a track with at least two samples. */
export function isTrack(value: unknown): value is string {
  return typeof value === 'string' && value.length >= SAMPLE_LENGTH * 2 && /^[0-9a-z]*$/.test(value);
}

function readSample(track: string, sample: number): Point | null {
  const start = sample * SAMPLE_LENGTH;
  if (start + SAMPLE_LENGTH > track.length) return null;
  return {
    x: decodeNumber(track.slice(start, start + X_LENGTH)),
    y: decodeNumber(track.slice(start + X_LENGTH, start + SAMPLE_LENGTH)),
  };
}

function encodeNumber(tiles: number, length: number): string {
  const steps = Math.max(0, Math.round(tiles * STEPS_PER_TILE));
  return steps.toString(RADIX).padStart(length, '0').slice(-length);
}

function decodeNumber(text: string): number {
  return Number.parseInt(text, RADIX) / STEPS_PER_TILE;
}
