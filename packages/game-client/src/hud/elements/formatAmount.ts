const THOUSAND = 1000;
const MILLION = THOUSAND * THOUSAND;

/** Shortens a number for small spaces: 72, 7.5, 12.3k, 4.1M. */
export function formatAmount(amount: number): string {
  const size = Math.abs(amount);
  if (size >= MILLION) return `${shorten(amount / MILLION)}M`;
  if (size >= 10 * THOUSAND) return `${shorten(amount / THOUSAND)}k`;
  return size < 10 && !Number.isInteger(amount) ? shorten(amount) : String(Math.round(amount));
}

function shorten(amount: number): string {
  return String(Math.round(amount * 10) / 10);
}
