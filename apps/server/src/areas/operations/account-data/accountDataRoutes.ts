import { Readable } from 'node:stream';
import { endpoints } from '@playloom/api-contract';
import { EXPORT_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { leaveParty } from '../../community/parties/leaveParty.ts';
import type { WithPasswords } from '../../identity/credentials/createPasswordHasher.ts';
import type { WithDocuments } from '../../creation/documents/DocumentThreads.ts';
import { checkCurrentPassword } from '../../identity/credentials/checkCurrentPassword.ts';
import { createAttemptLimiter } from '../../identity/credentials/createAttemptLimiter.ts';
import { readSettings } from '../../identity/settings/readSettings.ts';
import { exportAccountData } from './exportAccountData.ts';
import { cancelDeletion, scheduleDeletion } from './scheduleDeletion.ts';
import { streamDataExport } from './streamDataExport.ts';

/** Routes that export or delete everything stored about a user, in all areas. */
export function accountDataRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithDatabase &
    WithJobs &
    WithLive &
    WithPasswords &
    WithDocuments,
): Route[] {
  const tries = createAttemptLimiter(services, 'account-data');
  return [
    signedInRoute(endpoints.exportData, EXPORT_RATE_LIMIT, async ({ signedIn, reply }) => {
      const name = `playloom-${signedIn.user.username}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      reply.type('application/json');
      const written = streamDataExport(services, await exportAccountData(services, signedIn.user));
      return Readable.from(written, { objectMode: false }) as never;
    }),
    signedInRoute(endpoints.scheduleDeletion, WRITE_RATE_LIMIT, async ({ signedIn, body }) => {
      await checkCurrentPassword(services, tries, signedIn, body.currentPassword);
      const scheduled = await scheduleDeletion(services, signedIn.user);
      await leaveParty(services, signedIn.user.id);
      return respondSuccess(await readSettings(services, scheduled));
    }),
    signedInRoute(endpoints.cancelDeletion, WRITE_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await readSettings(services, await cancelDeletion(services, signedIn.user))),
    ),
  ];
}
