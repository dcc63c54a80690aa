const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from a URL is a UUID. The database would fail on any other text. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
