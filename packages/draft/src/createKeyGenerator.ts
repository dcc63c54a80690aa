import type { Draft } from './Draft.ts';

/**
 * Creates keys for new entries that are unique across users: the document's random client number plus a
 * count.
 */
export function createKeyGenerator(draft: Draft): () => string {
  const owner = draft.doc.clientID.toString(36);
  let count = 0;
  return () => {
    count += 1;
    return `k${owner}-${count.toString(36)}`;
  };
}
