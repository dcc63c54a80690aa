/** As long as ids in a game's document may be. */
const LENGTH_MAX = 40;

/** What rules of other maps call a game: its address as far as it is an id, and never what another map is called. */
export function makeMapName(slug: string, taken: readonly (string | null)[]): string {
  const plain = /^[a-z]/.test(slug) ? slug : `map-${slug}`;
  for (let turn = 1; ; turn += 1) {
    const suffix = turn === 1 ? '' : `-${turn}`;
    const name = `${plain.slice(0, LENGTH_MAX - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!taken.includes(name)) return name;
  }
}
