import { buildIndex } from '../../markdown/buildIndex.server.ts';

/** Returns the index, which the search field loads when it is first focused. */
export function loader() {
  return buildIndex();
}
