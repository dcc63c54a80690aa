const DECIMAL_PLACES = 6;
/** Larger balances are rounded to whole tokens, because a number cannot hold six decimals of them. */
const DECIMALS_BELOW = 2n ** 31n;
const WHOLE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Converts a balance to the number that rules compare. Always rounds down, so that no one passes with slightly less
 * than required.
 */
export function toWholeTokens(balance: bigint, decimals: number): number {
  const unit = 10n ** BigInt(decimals);
  const whole = balance / unit;
  if (whole > WHOLE_MAX) return Number(WHOLE_MAX);
  if (whole >= DECIMALS_BELOW) return Number(whole);
  const part = ((balance % unit) * 10n ** BigInt(DECIMAL_PLACES)) / unit;
  return Number(`${whole}.${String(part).padStart(DECIMAL_PLACES, '0')}`);
}
