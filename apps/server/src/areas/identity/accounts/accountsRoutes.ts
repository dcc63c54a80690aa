import { endpoints } from '@playloom/api-contract';
import {
  LOGIN_RATE_LIMIT,
  MAIL_RATE_LIMIT,
  PIN_RATE_LIMIT,
  READ_RATE_LIMIT,
  SIGN_UP_RATE_LIMIT,
  WRITE_RATE_LIMIT,
} from '../../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithMetrics } from '../../../http/createMetrics.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPasswords } from '../credentials/createPasswordHasher.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { createTwoFactorCodeGuard } from '../two-factor/createTwoFactorCodeGuard.ts';
import { presentUser } from '../users/presentUser.ts';
import { readSignUpLinkState, completeSignUpWithLink, completeSignUpWithPin } from './completeSignUp.ts';
import { createPinThrottle } from '../credentials/createPinThrottle.ts';
import { createAttemptLimiter } from '../credentials/createAttemptLimiter.ts';
import { readUsernameAvailability } from './findUsernameProblem.ts';
import { logIn, createLoginAttemptKey } from './logIn.ts';
import { logOut } from './logOut.ts';
import { readTrafficSource } from './readTrafficSource.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resendPin } from './resendPin.ts';
import { readPasswordResetLinkState, resetPassword } from './resetPassword.ts';
import { startSignUp } from './startSignUp.ts';
import { updateConsent } from './updateConsent.ts';

export function accountsRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithDatabase &
    WithJobs &
    WithMetrics &
    WithLive &
    WithPasswords &
    WithRooms,
): Route[] {
  return [...signUpRoutes(services), ...signInRoutes(services)];
}

function signUpRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithDatabase &
    WithJobs &
    WithMetrics &
    WithLive &
    WithPasswords &
    WithRooms,
): Route[] {
  const { db } = services;
  const brake = createPinThrottle(services, 'sign-up');
  return [
    publicRoute(endpoints.signUp, SIGN_UP_RATE_LIMIT, async ({ body, request }) =>
      respondSuccess(await startSignUp(services, body, readTrafficSource(request.cookies))),
    ),
    publicRoute(endpoints.verifySignUp, PIN_RATE_LIMIT, async ({ params, body, request, reply }) => {
      const user = await completeSignUpWithPin(services, brake, { ...params, ...body }, { request, reply });
      return respondSuccess(await presentUser(services, user));
    }),
    publicRoute(endpoints.resendPin, MAIL_RATE_LIMIT, async ({ params }) =>
      respondSuccess(await resendPin(services, params.signUpId)),
    ),
    publicRoute(endpoints.readPinLink, READ_RATE_LIMIT, async ({ params }) =>
      respondSuccess({ state: await readSignUpLinkState(services, params.params) }),
    ),
    publicRoute(endpoints.usePinLink, PIN_RATE_LIMIT, async ({ params, request, reply }) => {
      const user = await completeSignUpWithLink(services, params.params, { request, reply });
      return respondSuccess(await presentUser(services, user));
    }),
    publicRoute(endpoints.readUsernameAvailability, READ_RATE_LIMIT, async ({ query }) =>
      respondSuccess(await readUsernameAvailability(db, query.username)),
    ),
  ];
}

function signInRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithDatabase &
    WithJobs &
    WithLive &
    WithPasswords &
    WithRooms,
): Route[] {
  const tries = createAttemptLimiter(services, 'log-in');
  const codes = createTwoFactorCodeGuard(services, 'log-in');
  return [
    publicRoute(endpoints.logIn, LOGIN_RATE_LIMIT, async ({ body, request, reply }) => {
      const user = await logIn(services, { tries, codes }, body, { request, reply });
      return respondSuccess(await presentUser(services, user));
    }),
    publicRoute(endpoints.logOut, WRITE_RATE_LIMIT, async ({ request, reply }) => {
      await logOut(services, { request, reply });
      return respondDone();
    }),
    publicRoute(endpoints.requestPasswordReset, MAIL_RATE_LIMIT, async ({ body }) => {
      await requestPasswordReset(services, body.email);
      return respondDone();
    }),
    publicRoute(endpoints.readPasswordResetLink, READ_RATE_LIMIT, async ({ params }) =>
      respondSuccess({ state: await readPasswordResetLinkState(services, params.token) }),
    ),
    publicRoute(endpoints.resetPassword, PIN_RATE_LIMIT, async ({ body }) => {
      const { username, email } = await resetPassword(services, body);
      await tries.clear(createLoginAttemptKey(username));
      if (email !== null) await tries.clear(createLoginAttemptKey(email));
      return respondDone();
    }),
    signedInRoute(endpoints.updateConsent, WRITE_RATE_LIMIT, async ({ body, signedIn }) => {
      const user = await updateConsent(services, signedIn.user.id, body);
      return respondSuccess(await presentUser(services, user));
    }),
  ];
}
