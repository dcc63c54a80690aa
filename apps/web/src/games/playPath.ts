export function playPath(gameSlug: string): string {
  return `/play/${encodeURIComponent(gameSlug)}`;
}
