/** The page number from the address. Anything that is not a number means the first page. */
export function readForumPageNumber(request: Request): number {
  const given = new URL(request.url).searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}
