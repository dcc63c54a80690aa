export function playPath(gameSlug: string): string {
  return `/play/${encodeURIComponent(gameSlug)}`;
}

/** The same game alone, for the frames of other sites. */
export function embedPath(gameSlug: string): string {
  return `/embed/${encodeURIComponent(gameSlug)}`;
}

/** The same game in the editor. */
export function editPath(gameSlug: string): string {
  return `/create?game=${encodeURIComponent(gameSlug)}`;
}
