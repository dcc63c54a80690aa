import { buildIndex } from '../../markdown/buildIndex.server.ts';

/** The index that the search field loads with its first focus. */
export function loader() {
  return buildIndex();
}
