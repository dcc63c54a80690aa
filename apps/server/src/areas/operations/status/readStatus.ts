import type { SiteStatus } from '@playloom/api-contract';
import { MINUTE_MS } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { WithNotices } from './SiteNoticeStore.ts';
import { isDatabaseReady } from '../../../storage/isDatabaseReady.ts';
import { findOldestWaitingJobTime } from '../../../jobs/jobQueries.ts';

/** Mails and notifications that have waited longer than this are late. */
const LATE_MS = 10 * MINUTE_MS;

/** Reads the status that visitors may see: which parts work, without figures. */
export async function readStatus(services: WithDatabase & WithRooms & WithNotices): Promise<SiteStatus> {
  const [database, rooms, jobs, notice] = await Promise.all([
    isDatabaseReady(services.db),
    succeeds(() => services.rooms.countPlayers()),
    areJobsInTime(services),
    services.notices.read(),
  ]);
  return {
    parts: [
      { name: 'Site', isUp: true },
      { name: 'Accounts and games', isUp: database },
      { name: 'Game rooms', isUp: rooms },
      { name: 'Email and notifications', isUp: jobs },
    ],
    notice,
  };
}

async function areJobsInTime({ db }: WithDatabase): Promise<boolean> {
  try {
    const oldest = await findOldestWaitingJobTime(db);
    // Job times come from the database's clock, so the system clock is used instead of `services.clock`.
    return oldest === null || Date.now() - oldest.getTime() < LATE_MS;
  } catch {
    return false;
  }
}

async function succeeds(ask: () => Promise<unknown>): Promise<boolean> {
  return ask().then(
    () => true,
    () => false,
  );
}
