import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { type GameRow, games, releaseFiles, releases, testReleases } from '../../../storage/schema.ts';
import type { Db } from '../../../storage/openDatabase.ts';

/** A release that can be played only with its link. */
export interface TestRelease {
  game: GameRow;
  release: number;
  engineVersion: string;
  maxPlayers: number;
  tokenHash: string;
  lobbyCode: string | null;
}

export async function findTestRelease(db: Db, tokenHash: string, now: Date): Promise<TestRelease | null> {
  const [row] = await db
    .select({ game: games, test: testReleases, engineVersion: releases.engineVersion })
    .from(testReleases)
    .innerJoin(games, eq(games.id, testReleases.gameId))
    .innerJoin(
      releases,
      and(eq(releases.gameId, testReleases.gameId), eq(releases.release, testReleases.release)),
    )
    .where(
      and(eq(testReleases.tokenHash, tokenHash), gt(testReleases.expiresAt, now), isNull(games.trashedAt)),
    );
  if (!row) return null;
  const { game, test, engineVersion } = row;
  const { release, lobbyCode } = test;
  return { game, release, engineVersion, maxPlayers: game.maxPlayers, tokenHash, lobbyCode };
}

/** Whether a test release has not expired and its game is not in the trash. */
export async function isTestReleaseOpen(
  db: Db,
  gameId: string,
  release: number,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ release: testReleases.release })
    .from(testReleases)
    .innerJoin(games, eq(games.id, testReleases.gameId))
    .where(
      and(
        eq(testReleases.gameId, gameId),
        eq(testReleases.release, release),
        gt(testReleases.expiresAt, now),
        isNull(games.trashedAt),
      ),
    );
  return row !== undefined;
}

export async function setTestReleaseLobbyCode(
  db: Db,
  tokenHash: string,
  lobbyCode: string | null,
): Promise<void> {
  await db.update(testReleases).set({ lobbyCode }).where(eq(testReleases.tokenHash, tokenHash));
}

/** Deletes all test releases of a game except the newest `keptCount`. */
export async function deleteOldTestReleases(tx: Db, gameId: string, keptCount: number): Promise<void> {
  const rows = await tx
    .select({ gameId: testReleases.gameId, release: testReleases.release })
    .from(testReleases)
    .where(eq(testReleases.gameId, gameId))
    .orderBy(desc(testReleases.expiresAt), asc(testReleases.release))
    .offset(keptCount);
  await dropAll(tx, rows);
}

export async function deleteExpiredTestReleases(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ gameId: testReleases.gameId, release: testReleases.release })
      .from(testReleases)
      .where(lte(testReleases.expiresAt, now));
    await dropAll(tx, rows);
  });
}

const AT_ONCE = 500;

async function dropAll(tx: Db, rows: readonly { gameId: string; release: number }[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows.slice(start, start + AT_ONCE);
    for (const table of [releaseFiles, testReleases, releases])
      await tx.delete(table).where(isOneOf(table, part));
  }
}

function isOneOf(
  table: typeof releaseFiles | typeof testReleases | typeof releases,
  rows: readonly { gameId: string; release: number }[],
): SQL | undefined {
  const byGame = Map.groupBy(rows, ({ gameId }) => gameId);
  return or(
    ...[...byGame].map(([gameId, of]) =>
      and(
        eq(table.gameId, gameId),
        inArray(
          table.release,
          of.map(({ release }) => release),
        ),
      ),
    ),
  );
}
