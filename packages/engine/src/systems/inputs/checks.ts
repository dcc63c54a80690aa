import { type Key, keys, limits, type Point } from '@playloom/game-format';

export const SCRIPTS_OFF_REASON_MAX = 500;
/** The maximum length of account ids of any format. */
export const USER_ID_LENGTH_MAX = 100;
const PLAYER_ID_MAX = 0x7fffffff;

const knownKeys: ReadonlySet<unknown> = new Set(keys);
// oxlint-disable-next-line no-control-regex -- what no keyboard types could hide or turn around the text of others
const HIDDEN_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

const ALL_HIDDEN_CHARACTERS = new RegExp(HIDDEN_CHARACTERS, 'g');

/** Returns the trimmed text; null if the value isn't text, is too long or contains hidden characters. */
export function parseSingleLine(value: unknown, max: number): string | null {
  if (typeof value !== 'string' || value.length > max || HIDDEN_CHARACTERS.test(value)) return null;
  return value.trim();
}

/** Turns any text into a line that `parseSingleLine` accepts. */
export function sanitizeLine(text: string, max: number): string {
  return text.replaceAll(ALL_HIDDEN_CHARACTERS, '').trim().slice(0, max).trim();
}

export function isPlayerId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= PLAYER_ID_MAX;
}

/** Returns the held keys without duplicates; null if the list contains anything else. */
export function parseKeys(value: unknown): readonly Key[] | null {
  if (!Array.isArray(value) || value.length > keys.length) return null;
  const held = [...new Set<unknown>(value)];
  return held.every((key) => knownKeys.has(key)) ? (held as Key[]) : null;
}

/** Limits a coordinate to the allowed range; null if it is invalid. */
export function parseCoordinate(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.min(limits.COORDINATE_MAX, Math.max(-limits.COORDINATE_MAX, value));
}

/** Parses the position of a stick and limits it to 1 from the center. Undefined means invalid, null means at rest. */
export function parseStick(value: unknown): Point | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'object') return undefined;
  const { x, y } = value as { readonly x?: unknown; readonly y?: unknown };
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y)) {
    return undefined;
  }
  const [tiltX, tiltY] = [Math.min(1, Math.max(-1, x)), Math.min(1, Math.max(-1, y))];
  const length = Math.max(1, Math.sqrt(tiltX * tiltX + tiltY * tiltY));
  return { x: tiltX / length, y: tiltY / length };
}
