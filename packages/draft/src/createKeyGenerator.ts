import type { Draft } from './Draft.ts';

/** Makes keys for new entries that nobody else makes: the document's own number, which is random, and a count. */
export function createKeyGenerator(draft: Draft): () => string {
  const owner = draft.doc.clientID.toString(36);
  let count = 0;
  return () => {
    count += 1;
    return `k${owner}-${count.toString(36)}`;
  };
}
