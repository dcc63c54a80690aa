import type { Endpoint } from '@playloom/api-contract';
import { NotSignedIn } from './errors.ts';
import type { Call, PublicCall, Route } from './route.ts';
import type { SignedIn } from './session.ts';

/** The one place where a route's access is checked, whether a browser calls it or a page on the server. */
export async function runRoute(
  { access, handle }: Route,
  readSignedIn: () => Promise<SignedIn | null>,
  { params, query, body, request, reply }: Call<Endpoint>,
): Promise<unknown> {
  const signedIn = access === 'nobody' ? null : await readSignedIn();
  if (access === 'signed-in' && !signedIn) throw NotSignedIn();
  return handle({ params, query, body, request, reply, signedIn } as PublicCall<Endpoint>);
}
