import { endpoints } from '@playloom/api-contract';
import { PIN_TRIES, WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { createTryLimit } from '../accounts/createTryLimit.ts';
import { checkCurrentPassword } from '../settings/checkCurrentPassword.ts';
import { createCodeGuard } from './createCodeGuard.ts';
import { confirmTwoFactor, startTwoFactor, stopTwoFactor } from './setUpTwoFactor.ts';

export function twoFactorRoutes(services: Services): Route[] {
  const tries = createTryLimit(services.clock);
  const guard = createCodeGuard(services.clock);
  return [
    signedInRoute(endpoints.startTwoFactor, WRITES, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      return succeed(await startTwoFactor(services, signedIn.user));
    }),
    signedInRoute(endpoints.confirmTwoFactor, PIN_TRIES, async ({ signedIn, body }) =>
      succeed({ recoveryCodes: await confirmTwoFactor(services, guard, signedIn, body.code) }),
    ),
    signedInRoute(endpoints.stopTwoFactor, PIN_TRIES, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      await stopTwoFactor(services, guard, signedIn.user, body.code);
      return done();
    }),
  ];
}
