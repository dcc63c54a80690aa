/** Pages to both sides of this one that have a link. */
const NEAR = 2;

/** The first, the last and those around this one; what lies between is a gap. */
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
