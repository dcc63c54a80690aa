import { buildIndex } from '../../markdown/buildIndex.server.ts';

/** The index that the search field loads on its first focus. */
export function loader() {
  return buildIndex();
}
