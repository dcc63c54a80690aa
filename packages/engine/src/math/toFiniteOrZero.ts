/** Overflows and undefined results count as 0: a single NaN would spread through a whole game. */
export function toFiniteOrZero(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
