/** The longest allowed id in a game document. */
const LENGTH_MAX = 40;

/** Makes the name by which rules of other maps refer to a game: its slug as a valid id, unique in the world. */
export function makeMapName(slug: string, taken: readonly (string | null)[]): string {
  const plain = /^[a-z]/.test(slug) ? slug : `map-${slug}`;
  for (let turn = 1; ; turn += 1) {
    const suffix = turn === 1 ? '' : `-${turn}`;
    const name = `${plain.slice(0, LENGTH_MAX - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!taken.includes(name)) return name;
  }
}
