/** Where the creator of a game sees it in numbers. */
export function dashboardPath(creator: string, gameSlug: string): string {
  return `/user/${encodeURIComponent(creator)}/games/${encodeURIComponent(gameSlug)}`;
}
