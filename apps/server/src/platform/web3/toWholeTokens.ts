const DECIMAL_PLACES = 6;
/** Above it a number has no room for six places beside the whole. */
const DECIMALS_BELOW = 2n ** 31n;
const WHOLE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** A balance as rules compare it. Always rounded down: nobody passes for holding what they do not quite hold. */
export function toWholeTokens(balance: bigint, decimals: number): number {
  const unit = 10n ** BigInt(decimals);
  const whole = balance / unit;
  if (whole > WHOLE_MAX) return Number(WHOLE_MAX);
  if (whole >= DECIMALS_BELOW) return Number(whole);
  const part = ((balance % unit) * 10n ** BigInt(DECIMAL_PLACES)) / unit;
  return Number(`${whole}.${String(part).padStart(DECIMAL_PLACES, '0')}`);
}
