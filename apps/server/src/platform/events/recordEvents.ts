import { randomUUID } from 'node:crypto';
import type { ProductEvent } from '@playloom/api-contract';
import { addMilliseconds } from '../../clock.ts';
import type { Services } from '../../services.ts';
import { productEventsTable } from '../../storage/schema.ts';

interface Batch {
  events: ProductEvent[];
  userId: string | null;
}

/** Keeps a batch in our own table; the copy for a configured analytics service leaves as a job. */
export async function recordEvents(
  { db, jobs, clock, config }: Services,
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
    // Who it was stays here: the service outside learns what happened, and when.
    const copy = rows.map(({ name, path, happenedAt }) => ({
      name,
      path,
      happenedAt: happenedAt.toISOString(),
    }));
    await jobs.send(tx, 'analytics', { batchId: randomUUID(), events: copy });
  });
}
