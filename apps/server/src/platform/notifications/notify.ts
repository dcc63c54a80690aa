import type { Services } from '../../services.ts';
import type { Db } from '../../storage/openDatabase.ts';
import type { Notice } from './Notice.ts';

/** Told once the transaction of the caller is through, and not at all when it is not. */
export async function notify({ jobs }: Pick<Services, 'jobs'>, db: Db, notice: Notice): Promise<void> {
  if (notice.userIds.length > 0) await jobs.send(db, 'notice', notice);
}
