import { setPayoutMethod } from '../platform/coins/payoutMethods.ts';
import type { SignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';

/** For tests of payouts that are not about the payout method. */
export async function addPayoutMethod({ services }: TestServer, { user }: SignedInUser): Promise<void> {
  const destination = { kind: 'paypal', email: `${user.username}@example.org` } as const;
  // Without an email, no mail is sent about it.
  await setPayoutMethod(services, { ...user, email: null }, destination);
}
