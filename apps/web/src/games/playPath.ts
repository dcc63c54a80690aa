export function playPath(gameSlug: string): string {
  return `/play/${encodeURIComponent(gameSlug)}`;
}

/** The game without the site around it, for iframes of other sites. */
export function embedPath(gameSlug: string): string {
  return `/embed/${encodeURIComponent(gameSlug)}`;
}

/** The game in the editor. */
export function editPath(gameSlug: string): string {
  return `/create?game=${encodeURIComponent(gameSlug)}`;
}
