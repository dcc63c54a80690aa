import { apiLimits, type Release } from '@playloom/api-contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import { ReleaseNotFound } from '../releases/releaseErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findDraftAccess } from './draftQueries.ts';
import { findRelease } from '../games/gameQueries.ts';
import { releaseNotes, releases, TEST_RELEASE_NUMBER_MIN, users } from '../../../storage/schema.ts';
import { requireDraftPermission } from './policy.ts';

/** Lists the releases of a game, newest first, without playtest releases. */
export async function listReleases({ db }: WithDatabase, userId: string, id: string): Promise<Release[]> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'view');
  const rows = await db
    .select({
      release: releases.release,
      engineVersion: releases.engineVersion,
      createdAt: releases.createdAt,
      notes: releaseNotes.notes,
      createdBy: users.username,
    })
    .from(releases)
    .leftJoin(
      releaseNotes,
      and(eq(releaseNotes.gameId, releases.gameId), eq(releaseNotes.release, releases.release)),
    )
    .leftJoin(users, eq(users.id, releaseNotes.createdBy))
    .where(and(eq(releases.gameId, game.id), lt(releases.release, TEST_RELEASE_NUMBER_MIN)))
    .orderBy(desc(releases.release))
    .limit(apiLimits.RELEASES_LISTED_MAX);
  return rows.map((row) => ({
    ...row,
    notes: row.notes ?? '',
    createdAt: row.createdAt.toISOString(),
    isLive: row.release === game.liveRelease,
  }));
}

export async function readReleaseDocument(
  { db }: WithDatabase,
  userId: string,
  id: string,
  release: number,
): Promise<string> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'view');
  const found = release < TEST_RELEASE_NUMBER_MIN ? await findRelease(db, game.id, release) : null;
  if (!found) throw ReleaseNotFound();
  return found.document;
}
