import { setPayoutMethod } from '../platform/coins/payoutMethods.ts';
import type { SignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';

/** For tests of payouts that are not about where they go. */
export async function addPayoutMethod({ services }: TestServer, { user }: SignedInUser): Promise<void> {
  const destination = { kind: 'paypal', email: `${user.username}@example.org` } as const;
  // Without an address nobody is mailed about it.
  await setPayoutMethod(services, { ...user, email: null }, destination);
}
