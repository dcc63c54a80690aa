/** Finds the text of a path by its longest end that has one. */
export function findByEnd<Text>(
  table: { readonly [path: string]: Text },
  path: readonly string[],
): Text | undefined {
  for (let from = 0; from < path.length; from += 1) {
    const end = path.slice(from).join('.');
    if (Object.hasOwn(table, end)) return table[end];
  }
  return undefined;
}
