/** What may be done so often a second for long, and so often at once. */
export interface Budget {
  /** Once more; false when that is too often. */
  spend(): boolean;
}

export function createBudget(perSecond: number, burst: number, now = () => performance.now()): Budget {
  const state = { left: burst, filledAt: now() };
  return {
    spend() {
      const at = now();
      state.left = Math.min(burst, state.left + ((at - state.filledAt) / 1000) * perSecond);
      state.filledAt = at;
      if (state.left < 1) return false;
      state.left -= 1;
      return true;
    },
  };
}
