/** Path of the analytics page of a game. */
export function dashboardPath(creator: string, gameSlug: string): string {
  return `/user/${encodeURIComponent(creator)}/games/${encodeURIComponent(gameSlug)}`;
}
