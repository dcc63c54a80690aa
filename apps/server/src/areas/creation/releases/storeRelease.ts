import { and, eq, lt, max } from 'drizzle-orm';
import { ReleaseAlreadyExists } from './releaseErrors.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import {
  games,
  releaseFiles,
  releaseNotes,
  releases,
  TEST_RELEASE_NUMBER_MIN,
} from '../../../storage/schema.ts';
import { findRoomFacts } from '../documents/findRoomFacts.ts';
import type { SerializedGame } from '../documents/serializeGame.ts';

export interface NewRelease {
  gameId: string;
  /** A valid game whose assets are in the file store. */
  game: SerializedGame;
  engineVersion: string;
  /** The release number that the caller expects. If it differs, someone else has published in the meantime. */
  expected: number | null;
  /** The publisher and their release notes. */
  by?: { userId: string; notes: string };
  now: Date;
}

/**
 * Stores the document as the next release and makes it live. The same document with the same engine reuses its
 * release. `publishGame` checks what a user publishes first; the games of this repository need no checks.
 */
export async function storeRelease(tx: Db, wanted: NewRelease): Promise<number> {
  const { gameId, game, engineVersion } = wanted;
  // Locked until the end, so that two publishers cannot get the same number.
  const [row] = await tx.select().from(games).where(eq(games.id, gameId)).for('update');
  if (!row) throw new Error(`The game ${gameId} does not exist.`);
  const { document, documentHash, projection } = game;
  const known = await findSameRelease(tx, wanted, documentHash);
  const release = known ?? (await findNextNumber(tx, gameId));
  if (wanted.expected !== null && wanted.expected !== release) throw ReleaseAlreadyExists();
  if (known === null) {
    const roomFacts = findRoomFacts(game, game.goals);
    await tx.insert(releases).values({
      gameId,
      release,
      engineVersion,
      document,
      documentHash,
      projection,
      roomFacts,
      createdAt: wanted.now,
    });
    await linkReleaseFiles(tx, wanted, release);
  }
  if (wanted.by) await storeReleaseNote(tx, { gameId, release, isNew: known === null, ...wanted.by });
  await setLiveRelease(tx, { ...wanted, release, formerRelease: row.liveRelease });
  return release;
}

interface LiveRelease {
  gameId: string;
  game: Pick<SerializedGame, 'settings' | 'facts'>;
  engineVersion: string;
  now: Date;
  release: number;
  formerRelease: number | null;
}

/** Makes a release live. New rooms use it; running rooms keep theirs. */
export async function setLiveRelease(tx: Db, live: LiveRelease): Promise<void> {
  const { game, release, engineVersion } = live;
  await tx
    .update(games)
    .set({
      ...toGameColumns(game),
      liveRelease: release,
      engineVersion,
      maxPlayers: game.settings.maxPlayers,
      ...(live.formerRelease === release ? {} : { publishedAt: live.now }),
    })
    .where(eq(games.id, live.gameId));
}

/** Returns the columns that duplicate fields of the document. */
export function toGameColumns({ settings, facts }: Pick<SerializedGame, 'settings' | 'facts'>) {
  const { title, description, tags, visibility, chat, isLobbyEnabled, renderer } = settings;
  return {
    title,
    description,
    tags,
    visibility,
    chatVisibility: chat.visibility,
    isLobbyEnabled,
    defaultRenderer: renderer,
    searchText: [title, ...tags, description].join('\n'),
    facts,
  };
}

interface ReleaseNote {
  gameId: string;
  release: number;
  isNew: boolean;
  userId: string;
  notes: string;
}

/**
 * Stores the author and notes of a release. A repeated release keeps its author, and its notes change only when new
 * ones are given.
 */
async function storeReleaseNote(
  tx: Db,
  { gameId, release, isNew, userId, notes }: ReleaseNote,
): Promise<void> {
  const insert = tx.insert(releaseNotes).values({ gameId, release, notes, createdBy: userId });
  const target = [releaseNotes.gameId, releaseNotes.release];
  if (isNew || notes === '') await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target, set: { notes } });
}

async function findSameRelease(
  tx: Db,
  { gameId, engineVersion }: NewRelease,
  hash: string,
): Promise<number | null> {
  const [row] = await tx
    .select({ release: releases.release })
    .from(releases)
    .where(
      and(
        eq(releases.gameId, gameId),
        eq(releases.documentHash, hash),
        eq(releases.engineVersion, engineVersion),
        lt(releases.release, TEST_RELEASE_NUMBER_MIN),
      ),
    );
  return row?.release ?? null;
}

async function findNextNumber(tx: Db, gameId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(releases.release) })
    .from(releases)
    .where(and(eq(releases.gameId, gameId), lt(releases.release, TEST_RELEASE_NUMBER_MIN)));
  return (row?.last ?? 0) + 1;
}

export async function linkReleaseFiles(
  tx: Db,
  { gameId, game }: { gameId: string; game: Pick<SerializedGame, 'assets'> },
  release: number,
): Promise<void> {
  const names = [...new Set(Object.values(game.assets).map(({ file }) => file))];
  if (names.length === 0) return;
  await tx.insert(releaseFiles).values(names.map((file) => ({ gameId, release, file })));
}
