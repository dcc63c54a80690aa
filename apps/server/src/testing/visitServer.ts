import { getSessionCookieName } from '../http/session.ts';
import type { SignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';

/** Returns the same user with the same session, connected to another server with the same database. */
export function visitServer(server: TestServer, person: SignedInUser): SignedInUser {
  const client = server.newClient();
  const name = getSessionCookieName(server.config);
  client.cookies.set(name, person.client.cookies.get(name) ?? '');
  return { ...person, client };
}
