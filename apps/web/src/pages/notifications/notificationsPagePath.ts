const PAGE = /^[1-9]\d{0,2}$/;

/** People count pages from one; the call counts from zero. */
export function notificationsPagePath(page: number): string {
  return page === 1 ? '/notifications' : `/notifications?page=${page}`;
}

/** Anything that is no page number is the first page. */
export function readNotificationsPageNumber(url: string): number {
  const given = new URL(url).searchParams.get('page') ?? '';
  return PAGE.test(given) ? Number(given) : 1;
}
