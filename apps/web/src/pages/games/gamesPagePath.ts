const PAGE = /^[1-9]\d{0,2}$/;

/** The first page has the address of the list itself. */
export function gamesPagePath(category: string, page: number): string {
  return page === 1 ? `/games/${category}` : `/games/${category}?page=${page}`;
}

/** Anything that is no page number is the first page. */
export function readGamesPageNumber(url: string): number {
  const given = new URL(url).searchParams.get('page') ?? '';
  return PAGE.test(given) ? Number(given) : 1;
}
