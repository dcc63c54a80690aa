const EDITOR = /^\/create\/?$/;

/** The editor starts its guided tour after consent; other pages have none. Null if nothing changes. */
export function addTourParameter({ pathname, search }: { pathname: string; search: string }): string | null {
  if (!EDITOR.test(pathname)) return null;
  const query = new URLSearchParams(search);
  query.set('tour', 'true');
  return `?${query}`;
}
