import type { Endpoint } from '@playloom/api-contract';
import { FRAME_ALLOWED_ENDPOINTS } from './framedCalls.ts';
import { NotAllowed, NotAllowedInFrame, NotSignedIn, TwoFactorRequired } from './errors.ts';
import type { RouteCall, PublicRouteCall, Route, StaffRole } from './route.ts';
import type { SignedInSession } from './session.ts';

/**
 * Runs a route. This is the only place that checks access, both for calls from browsers and for pages rendered on
 * the server.
 */
export async function runRoute(
  { endpoint, access, handle }: Route,
  readSignedIn: () => Promise<SignedInSession | null>,
  { params, query, body, request, reply }: RouteCall<Endpoint>,
): Promise<unknown> {
  const signedIn = access === 'nobody' ? null : await readSignedIn();
  if (access !== 'nobody' && access !== 'anyone') {
    admit(access, signedIn);
    if (signedIn?.isFramed && !FRAME_ALLOWED_ENDPOINTS.has(endpoint)) throw NotAllowedInFrame();
  }
  return handle({ params, query, body, request, reply, signedIn } as PublicRouteCall<Endpoint>);
}

function admit(access: 'signed-in' | StaffRole, signedIn: SignedInSession | null): void {
  if (!signedIn) throw NotSignedIn();
  if (access === 'signed-in') return;
  const { role, twoFactorSince } = signedIn.user;
  if (role !== 'operator' && role !== access) throw NotAllowed();
  if (twoFactorSince === null) throw TwoFactorRequired();
}
