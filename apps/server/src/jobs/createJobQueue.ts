import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Mail } from '../mail/Mail.ts';
import { HOUR_MS, SECOND_MS } from '../process/clock.ts';
import type { AnalyticsBatch } from './AnalyticsBatch.ts';
import type { CoverJob } from './CoverJob.ts';
import type { SubscriptionCancellation } from './SubscriptionCancellation.ts';
import type { OutgoingNotification } from './OutgoingNotification.ts';
import type { PushJob } from './PushJob.ts';
import type { Db } from '../storage/openDatabase.ts';

/** Every kind of background job with its payload. */
interface JobPayloads {
  mail: Mail;
  analytics: AnalyticsBatch;
  notice: OutgoingNotification;
  push: PushJob;
  cover: CoverJob;
  'cancel-subscription': SubscriptionCancellation;
  'clean-up': Record<string, never>;
  parties: Record<string, never>;
  'roll-up': Record<string, never>;
  'prove-books': Record<string, never>;
}
type JobName = keyof JobPayloads;
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

export interface JobQueue {
  prepareTables(): Promise<void>;
  start(handlers: JobHandlers): Promise<void>;
  /** Queues a job in the caller's transaction, so a rollback removes it. */
  send<N extends JobName>(db: Db, name: N, payload: JobPayloads[N]): Promise<void>;
  /** Retries a failed job in the caller's transaction; false if there is no such failed job. */
  retry(db: Db, name: JobName, id: string): Promise<boolean>;
  stop(): Promise<void>;
}

const CLEAN_UP_SCHEDULE = '17 * * * *';
/** Every minute, so that a party waits little for its next leader. */
const PARTIES_SCHEDULE = '* * * * *';
/** Every five minutes, so dashboard figures are never older than that. */
const ROLL_UP_SCHEDULE = '*/5 * * * *';
/** Every night, when there is little load. */
const PROOF_SCHEDULE = '43 3 * * *';
const POOL_SIZE = 3;
/** How long jobs that are running may take when the server stops. Those that take longer are done again later. */
const STOP_LIMIT_MS = 5 * SECOND_MS;

// A mail can contain a PIN, so its row is kept for only an hour; a failing mail server is retried for a day.
const QUEUES = {
  mail: {
    notify: true,
    retryLimit: 12,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR_MS / SECOND_MS,
    deleteAfterSeconds: HOUR_MS / SECOND_MS,
  },
  analytics: { notify: true, retryLimit: 6, retryDelay: 10, retryBackoff: true },
  notice: { notify: true, retryLimit: 6, retryDelay: 5, retryBackoff: true },
  push: {
    notify: true,
    retryLimit: 8,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR_MS / SECOND_MS,
  },
  cover: { notify: true, retryLimit: 3, retryDelay: 10, retryBackoff: true },
  // Retried for about two days. After that, the operator sees it among the failed jobs.
  'cancel-subscription': {
    notify: true,
    retryLimit: 50,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR_MS / SECOND_MS,
  },
  'clean-up': { notify: false, retryLimit: 2 },
  parties: { notify: false, retryLimit: 2 },
  'roll-up': { notify: false, retryLimit: 2 },
  'prove-books': { notify: false, retryLimit: 2 },
} satisfies Record<JobName, object>;

export function isJobName(name: string): name is JobName {
  return name in QUEUES;
}

export function createJobQueue(
  databaseUrl: string,
  onError: (error: Error) => void = () => undefined,
): JobQueue {
  const boss = new PgBoss({ connectionString: databaseUrl, max: POOL_SIZE, useListenNotify: true });
  boss.on('error', onError);
  return {
    async prepareTables() {
      const installer = new PgBoss({
        connectionString: databaseUrl,
        max: 1,
        supervise: false,
        schedule: false,
      });
      installer.on('error', onError);
      await installer.start();
      for (const [name, options] of Object.entries(QUEUES)) await installer.createQueue(name, options);
      await installer.stop({ graceful: false });
    },
    async start(handlers) {
      await boss.start();
      await boss.schedule('clean-up', CLEAN_UP_SCHEDULE);
      await boss.schedule('parties', PARTIES_SCHEDULE);
      await boss.schedule('roll-up', ROLL_UP_SCHEDULE);
      await boss.schedule('prove-books', PROOF_SCHEDULE);
      for (const name of Object.keys(QUEUES) as JobName[]) await workOn(boss, name, handlers);
    },
    async send(db, name, payload) {
      await boss.send(name, payload, { db: fromDrizzle(db, sql) });
    },
    async retry(db, name, id) {
      const { rowCount } = await db.execute(
        sql`select from pgboss.job where name = ${name} and id = ${id} and state = 'failed' for update`,
      );
      if (!rowCount) return false;
      await boss.retry(name, id, { db: fromDrizzle(db, sql) });
      return true;
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_LIMIT_MS }),
  };
}

async function workOn<N extends JobName>(boss: PgBoss, name: N, handlers: JobHandlers): Promise<void> {
  const worker = { id: '' };
  // One notification can announce many jobs, so the worker polls again after each job. Otherwise the rest would wait
  // for the next interval.
  const lookAgain = () => boss.notifyWorker(worker.id);
  worker.id = await boss.work<JobPayloads[N]>(name, async (jobs) => {
    try {
      for (const job of jobs) await handlers[name](job.data);
    } finally {
      lookAgain();
    }
  });
  lookAgain();
}

export interface WithJobs {
  jobs: JobQueue;
}
