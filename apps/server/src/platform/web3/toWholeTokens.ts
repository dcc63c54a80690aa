const DECIMAL_PLACES = 6;
/** Larger numbers cannot hold six decimals. */
const DECIMALS_BELOW = 2n ** 31n;
const WHOLE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** A balance as rules compare it. Always rounded down, so that no one passes with slightly less than required. */
export function toWholeTokens(balance: bigint, decimals: number): number {
  const unit = 10n ** BigInt(decimals);
  const whole = balance / unit;
  if (whole > WHOLE_MAX) return Number(WHOLE_MAX);
  if (whole >= DECIMALS_BELOW) return Number(whole);
  const part = ((balance % unit) * 10n ** BigInt(DECIMAL_PLACES)) / unit;
  return Number(`${whole}.${String(part).padStart(DECIMAL_PLACES, '0')}`);
}
