const PAGE = /^[1-9]\d{0,2}$/;

/** Returns the path of a page. Page numbers start at 1 in the URL, but at 0 in the API. */
export function getNotificationsPagePath(page: number): string {
  return page === 1 ? '/notifications' : `/notifications?page=${page}`;
}

/** Reads the page number from a URL. Returns 1 for anything that is not a page number. */
export function readNotificationsPageNumber(url: string): number {
  const given = new URL(url).searchParams.get('page') ?? '';
  return PAGE.test(given) ? Number(given) : 1;
}
