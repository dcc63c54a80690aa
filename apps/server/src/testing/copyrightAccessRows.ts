import { UNKNOWN_ID, type AccessRow } from './AccessRow.ts';

const contact = { name: 'Ada Byron', address: 'Germany', signature: 'Ada Byron' };

/** Who may call the endpoints for copyright claims. */
export const copyrightAccessRows = {
  sendCopyrightClaim: {
    anonymous: 'may',
    body: {
      ...contact,
      content: '/play/nothing',
      email: 'ada@example.org',
      work: 'My drawing',
      workLink: 'https://example.org/drawing',
      isGoodFaith: true,
      isAccurate: true,
    },
  },
  readCopyrightNotice: { anonymous: 'must log in', params: { id: UNKNOWN_ID } },
  sendCounterNotice: {
    anonymous: 'must log in',
    params: { id: UNKNOWN_ID },
    body: {
      ...contact,
      email: 'ada@example.org',
      statement: 'I drew it',
      isUnderPerjury: true,
      isConsenting: true,
    },
  },
  listCopyrightClaims: { anonymous: 'must log in', staff: 'operator', query: { state: 'open' } },
  decideCopyrightClaim: {
    anonymous: 'must log in',
    staff: 'operator',
    params: { id: UNKNOWN_ID },
    body: { decision: 'reject', reason: 'Not your work' },
  },
} satisfies Record<string, AccessRow>;
