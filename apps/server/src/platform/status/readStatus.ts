import type { SiteStatus } from '@playloom/api-contract';
import { MINUTE } from '../../clock.ts';
import type { Services } from '../../services.ts';
import { isDatabaseReady } from '../../storage/isDatabaseReady.ts';
import { findOldestWaitingJobTime } from '../../storage/jobQueries.ts';

/** Mails and notices that wait longer than this are late. */
const LATE_MS = 10 * MINUTE;

/** What visitors may know: which part works, no figures. */
export async function readStatus(services: Services): Promise<SiteStatus> {
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
      { name: 'Rooms to play in', isUp: rooms },
      { name: 'Mails and notifications', isUp: jobs },
    ],
    notice,
  };
}

async function areJobsInTime({ db }: Services): Promise<boolean> {
  try {
    const oldest = await findOldestWaitingJobTime(db);
    // The queue goes by the database's clock, as this comparison must.
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
