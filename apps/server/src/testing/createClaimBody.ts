import type { TestServer } from './createTestServer.ts';

/** Creates the body of a complete copyright claim about a game. */
export function createClaimBody(server: TestServer, slug: string, change: object = {}) {
  return {
    content: `${server.services.config.publicUrl}/play/${slug}`,
    name: 'Paula Painter',
    email: 'painter@example.org',
    address: '1 Canvas Street, Oslo',
    work: 'My painting of a fox',
    workLink: 'https://example.org/fox',
    isGoodFaith: true as const,
    isAccurate: true as const,
    signature: 'Paula Painter',
    ...change,
  };
}

/** Creates the body of a complete counter-notice. */
export function createCounterNoticeBody() {
  return {
    name: 'Bob Borrower',
    email: 'bob@example.org',
    address: 'Norway',
    statement: 'I painted this fox myself.',
    isUnderPerjury: true as const,
    isConsenting: true as const,
    signature: 'Bob Borrower',
  };
}
