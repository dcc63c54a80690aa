import type { UserRow } from '../../../storage/schema.ts';

/** The lowest age of each band. */
const AGE_BAND_STARTS = [0, 9, 13, 16, 18, 21] as const;
const WRITES_FROM = 13;
const OF_AGE_FROM = 18;

type Born = Pick<UserRow, 'birthDate'>;

/** Returns the age in whole years, or null when the birth date is not set. */
export function computeAge({ birthDate }: Born, now: Date): number | null {
  if (birthDate === null) return null;
  const today = now.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Whether a user can write messages. Younger users, and users without a birth date, can only use presets and emotes.
 */
export function canWriteInChat(user: Born, now: Date): boolean {
  const age = computeAge(user, now);
  return age !== null && age >= WRITES_FROM;
}

/** Whether links, addresses and phone numbers are masked in all messages for this user. */
export function isUnderAge(user: Born, now: Date): boolean {
  const age = computeAge(user, now);
  return age === null || age < OF_AGE_FROM;
}

/** Two users can message each other when both can write and their age bands are equal or adjacent. */
export function canMessageEachOther(a: Born, b: Born, now: Date): boolean {
  if (!canWriteInChat(a, now) || !canWriteInChat(b, now)) return false;
  return Math.abs(readBand(computeAge(a, now)!) - readBand(computeAge(b, now)!)) <= 1;
}

function readBand(age: number): number {
  return AGE_BAND_STARTS.findLastIndex((from) => age >= from);
}
