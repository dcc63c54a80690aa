import { endpoints } from '@playloom/api-contract';
import { WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import { type Route, signedInRoute } from '../../../http/route.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithPasswords } from '../credentials/createPasswordHasher.ts';
import { createAttemptLimiter } from '../credentials/createAttemptLimiter.ts';
import { checkSignedMessage } from '../wallets/checkSignedMessage.ts';
import { linkWallet, unlinkWallet } from '../wallets/linkWallet.ts';
import { checkCurrentPassword } from '../credentials/checkCurrentPassword.ts';
import { readSettings } from './readSettings.ts';

export function walletLinkRoutes(
  services: WithConfig & WithSecrets & WithClock & WithCounts & WithDatabase & WithJobs & WithPasswords,
): Route[] {
  const tries = createAttemptLimiter(services, 'wallet-links');
  return [
    signedInRoute(endpoints.linkWallet, WRITE_RATE_LIMIT, async ({ body, signedIn, request, reply }) => {
      const { currentPassword, ...signed } = body;
      const exchange = { request, reply };
      await checkCurrentPassword(services, tries, signedIn, currentPassword);
      const proof = await checkSignedMessage(services, exchange, { ...signed, purpose: 'link' });
      await linkWallet(services, signedIn, proof, exchange);
      return respondSuccess(await readSettings(services, signedIn.user));
    }),
    signedInRoute(endpoints.unlinkWallet, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await unlinkWallet(services, signedIn.user.id, params.walletId);
      return respondSuccess(await readSettings(services, signedIn.user));
    }),
  ];
}
