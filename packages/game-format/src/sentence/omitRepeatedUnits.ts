/**
 * Removes the unit after an empty slot that shows the same word: “for {seconds} seconds” is “for [seconds]” until the
 * slot is filled.
 */
export function omitRepeatedUnits<Slot extends { readonly text: string; readonly isEmpty: boolean }>(
  parts: readonly (string | Slot)[],
): (string | Slot)[] {
  return parts
    .map((part, index) => {
      const before = parts[index - 1];
      if (typeof part !== 'string' || typeof before !== 'object' || !before.isEmpty) return part;
      const unit = ` ${before.text}`;
      const rest = part.slice(unit.length);
      return part.startsWith(unit) && !/^\w/.test(rest) ? rest : part;
    })
    .filter((part) => part !== '');
}
