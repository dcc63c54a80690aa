/** Removes spaces and thousands separators, because the pages themselves show `10,000`. */
export function readCoins(typed: string): string {
  return typed.replaceAll(/[\s,]/g, '');
}
