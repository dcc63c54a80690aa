/** Path of the analytics page of a game. */
export function getDashboardPath(creator: string, gameSlug: string): string {
  return `/user/${encodeURIComponent(creator)}/games/${encodeURIComponent(gameSlug)}`;
}
