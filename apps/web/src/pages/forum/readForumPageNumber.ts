/** The page an address asks for; whatever is no number is the first. */
export function readForumPageNumber(request: Request): number {
  const given = new URL(request.url).searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}
