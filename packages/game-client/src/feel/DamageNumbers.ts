import type { EntityId } from '@playloom/game-format';

/** The number that is shown for a target. Hits in quick succession are added to it. */
interface DamageNumber {
  target: EntityId;
  sum: number;
  startedAt: number;
  at: number;
  key: number;
}

export interface DamageNumbers {
  /** Used in turns. */
  readonly shown: DamageNumber[];
  count: number;
}

/** Hits within this time are added up. */
export const MERGE_SECONDS = 0.45;
/** A number is added to for this long, because it stays where it began. */
const NUMBER_SECONDS = 1;
/** For how many targets hits are added up at the same time. */
export const DAMAGE_TARGETS_MAX = 24;
/** Keys of other texts would be replaced otherwise. */
const KEYS = 1_000_000;
const WHOLE_FROM = 10;

export function createDamageNumbers(): DamageNumbers {
  return { shown: [], count: 0 };
}

/** Adds damage to the number of a target. The key tells the renderer which text it replaces. */
export function addDamage(
  numbers: DamageNumbers,
  target: EntityId,
  amount: number,
  time: number,
): { readonly key: number; readonly sum: number } {
  const { shown } = numbers;
  const known = shown.find(
    (number) =>
      number.target === target &&
      time - number.at < MERGE_SECONDS &&
      time - number.startedAt < NUMBER_SECONDS,
  );
  if (known !== undefined) {
    known.sum += amount;
    known.at = time;
    return known;
  }
  const place = numbers.count % DAMAGE_TARGETS_MAX;
  numbers.count += 1;
  const number = (shown[place] ??= { target, sum: 0, startedAt: 0, at: 0, key: 0 });
  number.target = target;
  number.sum = amount;
  number.startedAt = time;
  number.at = time;
  number.key = numbers.count % KEYS;
  return number;
}

/** Small amounts have a decimal, unless it is 0. */
export function formatDamage(sum: number): string {
  return sum >= WHOLE_FROM ? `${Math.round(sum)}` : `${Math.max(0.1, Math.round(sum * 10) / 10)}`;
}
