import { and, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../storage/openDatabase.ts';
import {
  chatMessages,
  draftFiles,
  files,
  forumImages,
  games,
  libraryFiles,
  releaseFiles,
  skins,
  users,
  utilityTokens,
} from '../storage/schema.ts';

type NewFile = typeof files.$inferInsert;

/** Inserts the file. If it exists, locks its row until the transaction ends. */
export async function insertOrLockFile(tx: Db, file: NewFile): Promise<void> {
  await tx
    .insert(files)
    .values(file)
    .onConflictDoUpdate({ target: files.name, set: { name: file.name } });
}

/**
 * Locks the row of a file, so that other transactions wait before they use it again. Returns false if there is no
 * row.
 */
export async function lockFile(tx: Db, name: string): Promise<boolean> {
  const rows = await tx.select({ name: files.name }).from(files).where(eq(files.name, name)).for('update');
  return rows.length > 0;
}

const isAvatar = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.avatarFile, files.name));

const isCoverOfGame = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(games)
    .where(eq(games.coverFile, files.name));

const isInRelease = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(releaseFiles)
    .where(eq(releaseFiles.file, files.name));

const isInDraft = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(draftFiles)
    .where(eq(draftFiles.file, files.name));

const isInChat = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(eq(chatMessages.imageFile, files.name));
const isInLibrary = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(libraryFiles)
    .where(eq(libraryFiles.file, files.name));
const isInForum = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(forumImages)
    .where(eq(forumImages.file, files.name));
const isSkin = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(skins)
    .where(eq(skins.file, files.name));

const isTokenIcon = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(utilityTokens)
    .where(eq(utilityTokens.iconFile, files.name));

const isUnused = (db: Db) =>
  and(
    notExists(isAvatar(db)),
    notExists(isCoverOfGame(db)),
    notExists(isInRelease(db)),
    notExists(isInDraft(db)),
    notExists(isInChat(db)),
    notExists(isInForum(db)),
    notExists(isInLibrary(db)),
    notExists(isSkin(db)),
    notExists(isTokenIcon(db)),
  );

export async function isFileUsed(tx: Db, name: string): Promise<boolean> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.avatarFile, name)).limit(1);
  const [game] = await tx.select({ id: games.id }).from(games).where(eq(games.coverFile, name)).limit(1);
  const [release] = await tx
    .select({ gameId: releaseFiles.gameId })
    .from(releaseFiles)
    .where(eq(releaseFiles.file, name))
    .limit(1);
  const [draft] = await tx
    .select({ gameId: draftFiles.gameId })
    .from(draftFiles)
    .where(eq(draftFiles.file, name))
    .limit(1);
  const [message] = await tx
    .select({ channelId: chatMessages.channelId })
    .from(chatMessages)
    .where(eq(chatMessages.imageFile, name))
    .limit(1);
  const [post] = await tx
    .select({ id: forumImages.postId })
    .from(forumImages)
    .where(eq(forumImages.file, name))
    .limit(1);
  const [libraryAsset] = await tx
    .select({ name: libraryFiles.name })
    .from(libraryFiles)
    .where(eq(libraryFiles.file, name))
    .limit(1);
  const [skin] = await tx.select({ id: skins.id }).from(skins).where(eq(skins.file, name)).limit(1);
  const [token] = await tx
    .select({ id: utilityTokens.id })
    .from(utilityTokens)
    .where(eq(utilityTokens.iconFile, name))
    .limit(1);
  return [user, game, release, draft, message, post, libraryAsset, skin, token].some(
    (found) => found !== undefined,
  );
}

/** Lists which of these names don't belong to stored files. */
export async function listUnknownFileNames(tx: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await tx
    .select({ name: files.name })
    .from(files)
    .where(inArray(files.name, [...names]))
    .for('key share');
  const found = new Set(known.map(({ name }) => name));
  return names.filter((name) => !found.has(name));
}

export async function deleteFileRow(tx: Db, name: string): Promise<void> {
  await tx.delete(files).where(eq(files.name, name));
}

export async function findUnusedFileNames(db: Db, olderThan: Date): Promise<string[]> {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(lt(files.createdAt, olderThan), isUnused(db)));
  return rows.map(({ name }) => name);
}

/** Whether the image was uploaded for this game or is used in its draft. */
export async function isImageOfGame(tx: Db, gameId: string, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ contentType: files.contentType })
    .from(draftFiles)
    .innerJoin(files, eq(files.name, draftFiles.file))
    .where(and(eq(draftFiles.gameId, gameId), eq(draftFiles.file, name)))
    .for('key share', { of: files });
  return row?.contentType.startsWith('image/') ?? false;
}

/** Returns the number and total size of a game's files. */
export async function measureDraftFiles(tx: Db, gameId: string): Promise<{ bytes: number; count: number }> {
  const [row] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(draftFiles)
    .innerJoin(files, eq(files.name, draftFiles.file))
    .where(eq(draftFiles.gameId, gameId));
  return row ?? { bytes: 0, count: 0 };
}

/** Returns the total size of all files in the drafts of a user's games. A file used by several games counts once. */
export async function measureFileBytesOfOwner(db: Db, ownerId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(bytes), 0)::text as bytes from files where name in (
      select df.file from draft_files df join games g on g.id = df.game_id where g.creator_id = ${ownerId}
    )`);
  return Number(rows[0]?.bytes ?? 0);
}

const NAMES_AT_ONCE = 1_000;

/** Reads the names and sizes of all files, in the order of their names. */
export async function* listStoredFiles(db: Db): AsyncGenerator<{ name: string; bytes: number }> {
  let after = '';
  for (;;) {
    const rows = await db
      .select({ name: files.name, bytes: files.bytes })
      .from(files)
      .where(gt(files.name, after))
      .orderBy(files.name)
      .limit(NAMES_AT_ONCE);
    yield* rows;
    if (rows.length < NAMES_AT_ONCE) return;
    after = rows.at(-1)?.name ?? '';
  }
}
