import type { Draft } from './Draft.ts';

/** Generates keys for new entries. They are unique across users: the document's random client number plus a counter. */
export function createKeyGenerator(draft: Draft): () => string {
  const owner = draft.doc.clientID.toString(36);
  let count = 0;
  return () => {
    count += 1;
    return `k${owner}-${count.toString(36)}`;
  };
}
