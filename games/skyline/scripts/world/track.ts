/** The way of a runner, ten places a second, as one text: it fits into what a player can save. */
export const SAMPLE_TICKS = 4;
/** No race lasts longer: 180 seconds of ten places. */
const SAMPLES_MAX = 1810;
/** Places are kept to a tenth of a tile; three letters tell one along the map, two how high. */
const STEPS_A_TILE = 10;
const RADIX = 36;
const X_LETTERS = 3;
const Y_LETTERS = 2;
const LETTERS = X_LETTERS + Y_LETTERS;

export function addPlace(track: string, { x, y }: Point): string {
  if (track.length >= SAMPLES_MAX * LETTERS) return track;
  return track + write(x, X_LETTERS) + write(y, Y_LETTERS);
}

/** Where the runner was so many ticks after the start; null when it was in already. */
export function readPlace(track: string, ticks: number): Point | null {
  const sample = Math.floor(ticks / SAMPLE_TICKS);
  const from = readSample(track, sample);
  const to = readSample(track, sample + 1);
  if (from === null || to === null) return null;
  const share = (ticks % SAMPLE_TICKS) / SAMPLE_TICKS;
  // Nobody runs so far in a tenth of a second: it fell and was brought back.
  if (Math.abs(to.x - from.x) > 3) return from;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Whether a text that was saved once can be followed. */
export function isTrack(text: unknown): text is string {
  return typeof text === 'string' && text.length >= LETTERS * 2 && /^[0-9a-z]*$/.test(text);
}

function readSample(track: string, sample: number): Point | null {
  const start = sample * LETTERS;
  if (start + LETTERS > track.length) return null;
  return {
    x: read(track.slice(start, start + X_LETTERS)),
    y: read(track.slice(start + X_LETTERS, start + LETTERS)),
  };
}

function write(place: number, letters: number): string {
  const steps = Math.max(0, Math.round(place * STEPS_A_TILE));
  return steps.toString(RADIX).padStart(letters, '0').slice(-letters);
}

function read(letters: string): number {
  return Number.parseInt(letters, RADIX) / STEPS_A_TILE;
}
