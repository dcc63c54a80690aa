/** Whether a text contains all words of a search, in any order and case. */
export function matchWords(query: string, text: string): boolean {
  const within = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
