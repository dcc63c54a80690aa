import { endpoints } from '@playloom/api-contract';
import { MAIL_RATE_LIMIT, READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { clearSessionCookie } from '../../../http/session.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPasswords } from '../credentials/createPasswordHasher.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { changeAndEndSessions } from '../sessions/changeAndEndSessions.ts';
import { createAttemptLimiter } from '../credentials/createAttemptLimiter.ts';
import { presentUser } from '../users/presentUser.ts';
import { changeEmail } from './changeEmail.ts';
import { changePassword } from './changePassword.ts';
import { checkCurrentPassword } from '../credentials/checkCurrentPassword.ts';
import { confirmEmail } from './confirmEmail.ts';
import { endSession } from '../sessions/endSession.ts';
import { presentSession } from '../sessions/presentSession.ts';
import { readSettings } from './readSettings.ts';
import { findUserSessions } from './settingsQueries.ts';
import { walletLinkRoutes } from './walletLinkRoutes.ts';
import { updatePreferences } from './updatePreferences.ts';

export function settingsRoutes(
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
  return [
    ...preferenceRoutes(services),
    ...guardedRoutes(services),
    ...sessionRoutes(services),
    ...walletLinkRoutes(services),
  ];
}

function preferenceRoutes(services: WithConfig & WithClock & WithCounts & WithDatabase): Route[] {
  return [
    signedInRoute(endpoints.readSettings, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await readSettings(services, signedIn.user)),
    ),
    signedInRoute(endpoints.updatePreferences, WRITE_RATE_LIMIT, async ({ signedIn, body }) =>
      respondSuccess(await presentUser(services, await updatePreferences(services, signedIn.user, body))),
    ),
  ];
}

/** Routes for changes that require the current password, and the route that confirms one. */
function guardedRoutes(
  services: WithConfig &
    WithClock &
    WithCounts &
    WithDatabase &
    WithJobs &
    WithLive &
    WithPasswords &
    WithRooms,
): Route[] {
  const tries = createAttemptLimiter(services, 'settings');
  return [
    signedInRoute(endpoints.changeEmail, MAIL_RATE_LIMIT, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      await changeEmail(services, signedIn.user, body.email);
      return respondDone();
    }),
    publicRoute(endpoints.confirmEmail, WRITE_RATE_LIMIT, async ({ body }) => {
      await confirmEmail(services, body.token);
      return respondDone();
    }),
    signedInRoute(endpoints.changePassword, WRITE_RATE_LIMIT, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      await changePassword(services, signedIn, body.newPassword);
      return respondDone();
    }),
  ];
}

function sessionRoutes(
  services: WithConfig & WithClock & WithCounts & WithDatabase & WithLive & WithRooms,
): Route[] {
  const { db, clock, config } = services;
  return [
    signedInRoute(endpoints.listSessions, READ_RATE_LIMIT, async ({ signedIn }) => {
      const sessions = await findUserSessions(db, signedIn.user.id, clock.now());
      return respondSuccess(sessions.map((session) => presentSession(session, signedIn.sessionId)));
    }),
    signedInRoute(endpoints.revokeSession, WRITE_RATE_LIMIT, async ({ signedIn, params, reply }) => {
      await endSession(services, signedIn, params.sessionId);
      if (params.sessionId === signedIn.sessionId) clearSessionCookie(config, reply);
      return respondDone();
    }),
    signedInRoute(endpoints.revokeOtherSessions, WRITE_RATE_LIMIT, async ({ signedIn }) => {
      const { user, sessionId: except } = signedIn;
      await changeAndEndSessions(services, user.id, { except }, async () => undefined);
      return respondDone();
    }),
  ];
}
