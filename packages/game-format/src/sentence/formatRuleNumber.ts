const DECIMALS = 4;
const SIGNIFICANT_DIGITS = 3;
/** Smaller numbers would lose most of their digits at a fixed number of decimals. */
const SMALL = 0.1;

/** Formats a number for a rule sentence, without the rounding errors of a computed value: 2.0999999999999996 is “2.1”. */
export function formatRuleNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const rounded = Math.abs(value) < SMALL ? value.toPrecision(SIGNIFICANT_DIGITS) : value.toFixed(DECIMALS);
  return String(Number(rounded));
}
