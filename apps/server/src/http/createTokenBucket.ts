interface BudgetLimits {
  perSecond: number;
  burst: number;
}

/**
 * Takes an amount if enough is left and returns whether it did. The budget refills over time up to a maximum.
 */
export type TokenBucket = (amount: number) => boolean;

export function createTokenBucket(
  { perSecond, burst }: BudgetLimits,
  now: () => number = Date.now,
): TokenBucket {
  const state = { left: burst, at: now() };
  return (amount) => {
    const at = now();
    state.left = Math.min(burst, state.left + (Math.max(0, at - state.at) / 1000) * perSecond);
    state.at = at;
    if (state.left < amount) return false;
    state.left -= amount;
    return true;
  };
}
