/** As searching treats it: without the spaces around, in lower case. */
export function cleanSearchTerm(text: string): string {
  return text.trim().toLowerCase();
}

export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ searchTerm: cleanSearchTerm(text) })}`;
}
