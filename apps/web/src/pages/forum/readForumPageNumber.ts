/** Reads the page number from the URL. Returns 1 for anything that is not a number. */
export function readForumPageNumber(request: Request): number {
  const given = new URL(request.url).searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}
