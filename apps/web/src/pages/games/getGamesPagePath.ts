const PAGE = /^[1-9]\d{0,2}$/;

/** Returns the path of a page of the list. The first page has no page number. */
export function getGamesPagePath(category: string, page: number): string {
  return page === 1 ? `/games/${category}` : `/games/${category}?page=${page}`;
}

/** Reads the page number from a URL. Returns 1 for anything that is not a page number. */
export function readGamesPageNumber(url: string): number {
  const given = new URL(url).searchParams.get('page') ?? '';
  return PAGE.test(given) ? Number(given) : 1;
}
