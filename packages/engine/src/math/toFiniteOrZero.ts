/** Replaces infinities and NaN with 0, because a single NaN would spread through the whole game. */
export function toFiniteOrZero(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
