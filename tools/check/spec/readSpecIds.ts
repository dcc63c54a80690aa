/** Returns the ids of the rows in docs/spec.md, in their order. */
export function readSpecIds(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ([A-Z]+-?\d+) \|/gm)].map(([, id]) => id!);
}
