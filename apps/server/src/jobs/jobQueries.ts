import { sql } from 'drizzle-orm';
import type { Db } from '../storage/openDatabase.ts';

/** As many as fit on one page. Older ones are retried or deleted by the queue. */
const FAILED_SHOWN = 100;

export interface QueueCounts {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}

interface FailedJobRow {
  id: string;
  queue: string;
  state: 'retry' | 'failed';
  tries: number;
  createdAt: Date;
  /** The error message from the worker. */
  problem: string;
}

export async function countJobs(db: Db): Promise<QueueCounts[]> {
  const { rows } = await db.execute<{ name: string; waiting: string; active: string; failed: string }>(sql`
    select q.name, count(*) filter (where j.state in ('created', 'retry')) as waiting,
      count(*) filter (where j.state = 'active') as active,
      count(*) filter (where j.state = 'failed') as failed
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name not like '\\_\\_%' group by q.name order by q.name`);
  return rows.map(({ name, waiting, active, failed }) => ({
    name,
    waiting: Number(waiting),
    active: Number(active),
    failed: Number(failed),
  }));
}

/** Lists jobs that failed for good, and jobs that failed and will be retried. */
export async function listFailedJobs(db: Db): Promise<FailedJobRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select id, name, state, retry_count as tries, created_on as at, output->>'message' as problem from pgboss.job
    where (state = 'failed' or (state = 'retry' and retry_count > 0)) and name not like '\\_\\_%'
    order by created_on desc limit ${FAILED_SHOWN}`);
  return rows.map((row) => ({
    id: String(row['id']),
    queue: String(row['name']),
    state: row['state'] === 'failed' ? 'failed' : 'retry',
    tries: Number(row['tries']),
    createdAt: new Date(String(row['at'])),
    problem: String(row['problem'] ?? 'no reason was given'),
  }));
}

/** Returns the time since which the oldest due job has been waiting; null if there is none. */
export async function findOldestWaitingJobTime(db: Db): Promise<Date | null> {
  const { rows } = await db.execute<{ oldest: string | null }>(sql`
    select min(start_after) as oldest from pgboss.job where state in ('created', 'retry') and start_after <= now()`);
  const oldest = rows[0]?.oldest;
  return oldest ? new Date(oldest) : null;
}
