/** Removes spaces and thousands separators, because users may copy numbers like `10,000` from the page. */
export function normalizeCoinAmount(typed: string): string {
  return typed.replaceAll(/[\s,]/g, '');
}
