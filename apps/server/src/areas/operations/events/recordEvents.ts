import { randomUUID } from 'node:crypto';
import type { ProductEvent } from '@playloom/api-contract';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { productEventsTable } from '../../../storage/schema.ts';

interface Batch {
  events: ProductEvent[];
  userId: string | null;
}

/** Stores a batch in our own table and queues a job that sends a copy to the configured analytics service. */
export async function recordEvents(
  { db, jobs, clock, config }: WithConfig & WithClock & WithDatabase & WithJobs,
  { events, userId }: Batch,
): Promise<void> {
  const now = clock.now();
  const rows = events.map(({ name, path, ago }) => ({
    name,
    path,
    userId,
    happenedAt: addMilliseconds(now, -ago),
  }));
  await db.transaction(async (tx) => {
    await tx.insert(productEventsTable).values(rows);
    if (!config.analyticsUrl) return;
    // The user is left out: the external service learns only what happened and when.
    const copy = rows.map(({ name, path, happenedAt }) => ({
      name,
      path,
      happenedAt: happenedAt.toISOString(),
    }));
    await jobs.send(tx, 'analytics', { batchId: randomUUID(), events: copy });
  });
}
