/** Typed coins without spaces and thousands separators: the pages themselves write `10,000`. */
export function readCoins(typed: string): string {
  return typed.replaceAll(/[\s,]/g, '');
}
