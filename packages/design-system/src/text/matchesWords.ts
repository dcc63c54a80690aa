/** Whether a text contains all words of a query. Their order and case don't matter. */
export function matchesWords(query: string, text: string): boolean {
  const within = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
