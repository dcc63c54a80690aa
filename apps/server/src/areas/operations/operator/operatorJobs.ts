import type { FailedJob } from '@playloom/api-contract';
import { NotFound } from '../../../http/errors.ts';
import { redactEmailAddresses } from '../../../process/redact.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithClock } from '../../../process/clock.ts';
import { isJobName, type WithJobs } from '../../../jobs/createJobQueue.ts';
import { countJobs, listFailedJobs, type QueueCounts } from '../../../jobs/jobQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';

/** Lists jobs without their payloads, because a mail contains an address and sometimes a PIN. */
export async function listJobs({
  db,
}: WithDatabase): Promise<{ queues: QueueCounts[]; failed: FailedJob[] }> {
  const [queues, troubled] = await Promise.all([countJobs(db), listFailedJobs(db)]);
  const failed = troubled.map(({ createdAt, problem, ...job }) => ({
    ...job,
    problem: redactEmailAddresses(problem),
    createdAt: createdAt.toISOString(),
  }));
  return { queues, failed };
}

export async function retryJob(
  { db, jobs, clock }: WithClock & WithDatabase & WithJobs,
  actor: UserRow,
  { queue, id }: { queue: string; id: string },
): Promise<void> {
  if (!isJobName(queue)) throw NotFound();
  await db.transaction(async (tx) => {
    if (!(await jobs.retry(tx, queue, id))) throw NotFound();
    const details = { queue, job: id };
    await recordAction(tx, { actorId: actor.id, action: 'job.retry', reason: '', details, now: clock.now() });
  });
}
