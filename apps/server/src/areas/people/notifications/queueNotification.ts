import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import type { OutgoingNotification } from '../../../jobs/OutgoingNotification.ts';

/** Queues a notification. It is delivered after the caller's transaction commits, and not at all if that fails. */
export async function queueNotification(
  { jobs }: WithJobs,
  db: Db,
  notice: OutgoingNotification,
): Promise<void> {
  if (notice.userIds.length > 0) await jobs.send(db, 'notice', notice);
}
