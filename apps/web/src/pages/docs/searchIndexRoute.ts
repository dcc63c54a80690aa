import { buildSearchIndex } from '../../markdown/buildSearchIndex.server.ts';

/** Returns the index, which the search field loads when it is first focused. */
export function loader() {
  return buildSearchIndex();
}
