import type { User } from '@playloom/api-contract';
import type { ApiTestClient } from './createApiTestClient.ts';
import type { TestServer } from './createTestServer.ts';
import { createUniqueUsername } from './createUniqueUsername.ts';

export interface SignedUpUser {
  user: User;
  username: string;
  email: string;
  password: string;
  /** The client that signed up and is now logged in. */
  client: ApiTestClient;
}

interface SignUpOptions {
  username?: string;
  email?: string;
  password?: string;
  client?: ApiTestClient;
  /** Also agrees to the terms, as users do right after signing up. */
  consent?: boolean;
}

/** Creates an account the way a user does: sign-up, PIN from the mail, verification. */
export async function signUpUser(server: TestServer, options: SignUpOptions = {}): Promise<SignedUpUser> {
  const username = options.username ?? createUniqueUsername();
  const email = options.email ?? `${username.toLowerCase()}@example.org`;
  const { password = 'a long enough password', client = server.newClient() } = options;
  const { data } = await client.api.signUp({ body: { username, email, password } });
  const { pin } = await server.mailTo(email);
  if (!pin) throw new Error(`The mail to ${email} has no PIN`);
  const verified = await client.api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } });
  const user = options.consent
    ? (await client.api.updateConsent({ body: { isTOSAndPrivacyApproved: true } })).data
    : verified.data;
  return { user, username, email, password, client };
}
