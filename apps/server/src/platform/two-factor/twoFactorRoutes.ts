import { endpoints } from '@playloom/api-contract';
import { PIN_TRIES, WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { respondDone, respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { createAttemptLimit } from '../accounts/createAttemptLimit.ts';
import { checkCurrentPassword } from '../settings/checkCurrentPassword.ts';
import { createCodeGuard } from './createCodeGuard.ts';
import { confirmTwoFactor, startTwoFactor, stopTwoFactor } from './setUpTwoFactor.ts';

export function twoFactorRoutes(services: Services): Route[] {
  const tries = createAttemptLimit(services.clock);
  const guard = createCodeGuard(services.clock);
  return [
    signedInRoute(endpoints.startTwoFactor, WRITES, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      return respondSuccess(await startTwoFactor(services, signedIn.user));
    }),
    signedInRoute(endpoints.confirmTwoFactor, PIN_TRIES, async ({ signedIn, body }) =>
      respondSuccess({ recoveryCodes: await confirmTwoFactor(services, guard, signedIn, body.code) }),
    ),
    signedInRoute(endpoints.stopTwoFactor, PIN_TRIES, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      await stopTwoFactor(services, guard, signedIn.user, body.code);
      return respondDone();
    }),
  ];
}
