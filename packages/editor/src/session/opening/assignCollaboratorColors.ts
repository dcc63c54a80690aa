/** Colors on which dark text is readable. */
const COLORS = ['#ffc857', '#c3a3ff', '#4fd6a8', '#62b6ff', '#ff9d8d', '#e6e08a', '#f3a6d8', '#9be3f0'];

/** Assigns a color to each person. The same people get the same colors in every browser. */
export function assignCollaboratorColors(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const colors = new Map<string, string>();
  for (const id of [...new Set(ids)].sort()) {
    const first = hash(id) % COLORS.length;
    const free = COLORS.map((_, step) => COLORS[(first + step) % COLORS.length]!).find(
      (color) => !taken.has(color),
    );
    const color = free ?? COLORS[first]!;
    taken.add(color);
    colors.set(id, color);
  }
  return colors;
}

function hash(text: string): number {
  let value = 7;
  for (let at = 0; at < text.length; at += 1) value = (value * 31 + text.charCodeAt(at)) % 1_000_003;
  return value;
}
