/** `1,234`: English, as the texts around numbers are, and the same on the server and in every browser. */
export function formatNumber(number: number | bigint): string {
  // The first `Intl` format of a page takes a phone 30 ms to create, and nearly all numbers are whole.
  if (typeof number === 'bigint' || (Number.isSafeInteger(number) && !Object.is(number, -0)))
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return number.toLocaleString('en');
}
