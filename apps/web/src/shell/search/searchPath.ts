/** As searching treats it: without the spaces around, in lower case, and without the one character no database holds. */
export function cleanSearchTerm(text: string): string {
  return text.replaceAll('\0', '').trim().toLowerCase();
}

/** Goes along with the navigation, since the address has the text in lower case. */
export function createSearchState(text: string): { typedSearch: string } {
  return { typedSearch: text.replaceAll('\0', '').trim() };
}

/** What was typed to get here; the term itself where the page was reached in another way. */
export function readTypedSearch(state: unknown, searchTerm: string): string {
  if (typeof state !== 'object' || state === null || !('typedSearch' in state)) return searchTerm;
  const { typedSearch } = state;
  const isOfThisTerm = typeof typedSearch === 'string' && cleanSearchTerm(typedSearch) === searchTerm;
  return isOfThisTerm ? typedSearch : searchTerm;
}

export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ searchTerm: cleanSearchTerm(text) })}`;
}
