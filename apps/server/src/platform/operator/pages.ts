import type { Paging } from '../../storage/operatorQueries.ts';

/** More would be a long way to the next page on a phone. */
export const ROWS_PER_PAGE = 25;

/** One row more than is shown: whether it is there says whether there is another page. */
export function getPaging(page: number): Paging {
  return { limit: ROWS_PER_PAGE + 1, offset: (page - 1) * ROWS_PER_PAGE };
}

export function cutPage<Row>(rows: readonly Row[]): { shown: Row[]; hasMore: boolean } {
  return { shown: rows.slice(0, ROWS_PER_PAGE), hasMore: rows.length > ROWS_PER_PAGE };
}
