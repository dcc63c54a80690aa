/** As searching treats it: without the spaces around, in lower case, and without the one character no database holds. */
export function cleanSearchTerm(text: string): string {
  return text.replaceAll('\0', '').trim().toLowerCase();
}

export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ searchTerm: cleanSearchTerm(text) })}`;
}
