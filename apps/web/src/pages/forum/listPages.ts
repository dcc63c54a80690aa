/** Number of linked pages on each side of the current one. */
const NEAR = 2;

/** Lists the first page, the last page and the pages around the current one, with gaps in between. */
export function listPages(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const from = Math.max(1, Math.min(page, pages) - NEAR);
  const to = Math.min(pages, page + NEAR);
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    ...(from > 1 ? [1] : []),
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...near,
    ...(to < pages - 1 ? (['gap-after'] as const) : []),
    ...(to < pages ? [pages] : []),
  ];
}
