/**
 * Normalizes a search term like the server does: trimmed, lower case, and without NUL, which the database can't store.
 */
export function cleanSearchTerm(text: string): string {
  return text.replaceAll('\0', '').trim().toLowerCase();
}

/** Creates a history state with the original text, because the URL has it in lower case. */
export function createSearchState(text: string): { typedSearch: string } {
  return { typedSearch: text.replaceAll('\0', '').trim() };
}

/** Returns the text that the user typed, or the search term if the page was not opened from the search box. */
export function readTypedSearch(state: unknown, searchTerm: string): string {
  if (typeof state !== 'object' || state === null || !('typedSearch' in state)) return searchTerm;
  const { typedSearch } = state;
  const isOfThisTerm = typeof typedSearch === 'string' && cleanSearchTerm(typedSearch) === searchTerm;
  return isOfThisTerm ? typedSearch : searchTerm;
}

export function getSearchPath(text: string): string {
  return `/search?${new URLSearchParams({ searchTerm: cleanSearchTerm(text) })}`;
}
