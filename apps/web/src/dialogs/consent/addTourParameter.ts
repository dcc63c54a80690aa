const EDITOR = /^\/create\/?$/;

/** The editor's own guided tour follows the consent; other pages have none. Null where nothing changes. */
export function addTourParameter({ pathname, search }: { pathname: string; search: string }): string | null {
  if (!EDITOR.test(pathname)) return null;
  const query = new URLSearchParams(search);
  query.set('tour', 'true');
  return `?${query}`;
}
