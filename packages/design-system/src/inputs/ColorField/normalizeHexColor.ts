const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** Normalizes a typed color: `#f80` and `FF8800` both become `#ff8800`. Returns null if it is invalid. */
export function normalizeHexColor(text: string): string | null {
  const digits = HEX.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, '$&$&')}`;
}
