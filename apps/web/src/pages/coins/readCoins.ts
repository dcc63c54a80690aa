/** Removes spaces and thousands separators, because users may copy numbers like `10,000` from the page. */
export function readCoins(typed: string): string {
  return typed.replaceAll(/[\s,]/g, '');
}
