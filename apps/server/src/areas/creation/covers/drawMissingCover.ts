import { and, eq, isNull, or } from 'drizzle-orm';
import { storeFile } from '../../../files/storeFile.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { findRelease } from '../games/gameQueries.ts';
import { type GameRow } from '../../../storage/schema/games.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { games } from '../../../storage/schema.ts';
import { toDocumentProblem } from '../documents/toDocumentProblem.ts';
import type { CoverJob } from '../../../jobs/CoverJob.ts';
import { makeCover } from './makeCover.ts';

/** Queues a job that makes a cover from the map of a game that was published without one. */
export async function requestCover(
  { jobs }: WithJobs,
  tx: Db,
  game: Pick<GameRow, 'id' | 'coverFile' | 'isCoverInherited'>,
  release: number,
): Promise<void> {
  if (game.coverFile === null || game.isCoverInherited)
    await jobs.send(tx, 'cover', { gameId: game.id, release });
}

/** Makes and stores the cover. Does not replace a cover that the creator chose in the meantime. */
export async function drawMissingCover(
  services: WithClock & WithDatabase & WithFiles & WithImages & WithDocuments,
  { gameId, release }: CoverJob,
): Promise<void> {
  const { db, files, clock, documents } = services;
  const isWaiting = and(eq(games.id, gameId), or(isNull(games.coverFile), games.isCoverInherited));
  const [game] = await db.select({ creatorId: games.creatorId }).from(games).where(isWaiting);
  const row = game && (await findRelease(db, gameId, release));
  if (!row) return;
  const plan = await documents.run('planCover', { text: row.document });
  if (!plan.ok) throw toDocumentProblem(plan.error);
  const bytes = await makeCover(services, plan.value);
  await db.transaction(async (tx) => {
    const file = { bytes, extension: 'webp', contentType: 'image/webp', ownerId: game.creatorId };
    const coverFile = await storeFile(tx, files, { ...file, now: clock.now() });
    await tx.update(games).set({ coverFile, isCoverInherited: false }).where(isWaiting);
  });
}
