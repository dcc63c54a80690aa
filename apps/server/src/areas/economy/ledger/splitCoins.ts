/**
 * Splits an amount into whole parts by weight. Coins left over from rounding down go to the parts with the
 * largest remainders.
 */
export function splitCoins(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const shares = weights.map((weight, index) => ({
    index,
    part: (whole * weight) / sum,
    rest: (whole * weight) % sum,
  }));
  let left = whole - shares.reduce((total, { part }) => total + part, 0n);
  const inTurn = shares.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  for (const share of inTurn) {
    if (left === 0n) break;
    share.part += 1n;
    left -= 1n;
  }
  return shares.map(({ part }) => part);
}
