export function getPlayPath(gameSlug: string): string {
  return `/play/${encodeURIComponent(gameSlug)}`;
}

/** Path of the play page that joins a room without another click. */
export function getAutoJoinPath(gameSlug: string): string {
  return `${getPlayPath(gameSlug)}?autojoin=true`;
}

/** Path of the page that shows only the game, for iframes on other sites. */
export function getEmbedPath(gameSlug: string): string {
  return `/embed/${encodeURIComponent(gameSlug)}`;
}

/** Path that opens the game in the editor. */
export function getEditorPath(gameSlug: string): string {
  return `/create?game=${encodeURIComponent(gameSlug)}`;
}
