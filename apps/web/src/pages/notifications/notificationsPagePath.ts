const PAGE = /^[1-9]\d{0,2}$/;

/** Pages in the address are one-based; pages of the API are zero-based. */
export function notificationsPagePath(page: number): string {
  return page === 1 ? '/notifications' : `/notifications?page=${page}`;
}

/** Anything that is not a page number means the first page. */
export function readNotificationsPageNumber(url: string): number {
  const given = new URL(url).searchParams.get('page') ?? '';
  return PAGE.test(given) ? Number(given) : 1;
}
