import { endpoints } from '@playloom/api-contract';
import { PIN_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
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
import { createAttemptLimiter } from '../credentials/createAttemptLimiter.ts';
import { checkCurrentPassword } from '../credentials/checkCurrentPassword.ts';
import { createTwoFactorCodeGuard } from './createTwoFactorCodeGuard.ts';
import { confirmTwoFactor, startTwoFactor, disableTwoFactor } from './setUpTwoFactor.ts';

export function twoFactorRoutes(
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
  const tries = createAttemptLimiter(services, 'two-factor');
  const guard = createTwoFactorCodeGuard(services, 'two-factor');
  return [
    signedInRoute(endpoints.startTwoFactor, WRITE_RATE_LIMIT, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      return respondSuccess(await startTwoFactor(services, signedIn.user));
    }),
    signedInRoute(endpoints.confirmTwoFactor, PIN_RATE_LIMIT, async ({ signedIn, body }) =>
      respondSuccess({ recoveryCodes: await confirmTwoFactor(services, guard, signedIn, body.code) }),
    ),
    signedInRoute(endpoints.stopTwoFactor, PIN_RATE_LIMIT, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      await disableTwoFactor(services, guard, signedIn.user, body.code);
      return respondDone();
    }),
  ];
}
