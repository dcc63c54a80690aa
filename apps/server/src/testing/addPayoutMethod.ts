import { setPayoutMethod } from '../areas/economy/coins/payoutMethods.ts';
import type { SignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';

/** Adds a payout method, for tests that need one but are not about it. */
export async function addPayoutMethod({ services }: TestServer, { user }: SignedInUser): Promise<void> {
  const destination = { kind: 'paypal', email: `${user.username}@example.org` } as const;
  // Without an email address, no mail is sent about the change.
  await setPayoutMethod(services, { ...user, email: null }, destination);
}
