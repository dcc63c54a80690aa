const EDITOR = /^\/create\/?$/;

/** Adds the query parameter that starts the guided tour in the editor. Returns null on other pages. */
export function addTourParameter({ pathname, search }: { pathname: string; search: string }): string | null {
  if (!EDITOR.test(pathname)) return null;
  const query = new URLSearchParams(search);
  query.set('tour', 'true');
  return `?${query}`;
}
