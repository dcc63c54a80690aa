export function playPath(gameSlug: string): string {
  return `/play/${encodeURIComponent(gameSlug)}`;
}

/** Path of the page that shows only the game, for iframes on other sites. */
export function embedPath(gameSlug: string): string {
  return `/embed/${encodeURIComponent(gameSlug)}`;
}

/** Path that opens the game in the editor. */
export function editPath(gameSlug: string): string {
  return `/create?game=${encodeURIComponent(gameSlug)}`;
}
