const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in a URL can be any text, which the database would refuse to compare with ids. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
