export interface Paging {
  limit: number;
  offset: number;
}

/** With more rows, users of a phone would have to scroll far to the paging controls. */
export const ROWS_PER_PAGE = 25;

/** Reads one row more than is shown, to know whether there is another page. */
export function getPaging(page: number): Paging {
  return { limit: ROWS_PER_PAGE + 1, offset: (page - 1) * ROWS_PER_PAGE };
}

export function slicePage<Row>(rows: readonly Row[]): { shown: Row[]; hasMore: boolean } {
  return { shown: rows.slice(0, ROWS_PER_PAGE), hasMore: rows.length > ROWS_PER_PAGE };
}
