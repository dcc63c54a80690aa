import { and, count, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { comments, gameLikes, games, users } from '../../../storage/schema.ts';
import { type Wearer, wearerColumns } from '../../identity/users/userQueries.ts';

export type CommentRow = typeof comments.$inferSelect;

export async function insertLikeIfMissing(db: Db, row: typeof gameLikes.$inferInsert): Promise<void> {
  await db.insert(gameLikes).values(row).onConflictDoNothing();
}

export async function deleteLike(db: Db, gameId: string, userId: string): Promise<void> {
  await db.delete(gameLikes).where(and(eq(gameLikes.gameId, gameId), eq(gameLikes.userId, userId)));
}

export async function readLikes(
  db: Db,
  gameId: string,
  userId: string | null,
): Promise<{ likes: number; isLiked: boolean }> {
  const [all] = await db.select({ count: count() }).from(gameLikes).where(eq(gameLikes.gameId, gameId));
  const own =
    userId === null
      ? []
      : await db
          .select({ id: gameLikes.gameId })
          .from(gameLikes)
          .where(and(eq(gameLikes.gameId, gameId), eq(gameLikes.userId, userId)));
  return { likes: all?.count ?? 0, isLiked: own.length > 0 };
}

/** Leaves out accounts scheduled for deletion and users that the reader has hidden. */
function isShown(gameId: string, hidden: readonly string[]) {
  return and(
    eq(comments.gameId, gameId),
    isNull(users.deleteAfter),
    hidden.length > 0 ? notInArray(comments.authorId, [...hidden]) : undefined,
  );
}

export async function countComments(db: Db, gameId: string, hidden: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(isShown(gameId, hidden));
  return row?.count ?? 0;
}

export interface CommentWithAuthor {
  comment: CommentRow;
  author: Wearer;
  replyTo: string | null;
}

interface CommentRange {
  gameId: string;
  hidden: readonly string[];
  limit: number;
  offset: number;
}

export async function findComments(
  db: Db,
  { gameId, hidden, limit, offset }: CommentRange,
): Promise<CommentWithAuthor[]> {
  const answered = alias(comments, 'answered');
  const answeredAuthor = alias(users, 'answered_author');
  return db
    .select({ comment: comments, author: wearerColumns, replyTo: answeredAuthor.username })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(answered, eq(answered.id, comments.replyTo))
    .leftJoin(answeredAuthor, eq(answeredAuthor.id, answered.authorId))
    .where(isShown(gameId, hidden))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
    .offset(offset);
}

export async function findComment(db: Db, id: string): Promise<CommentRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(comments).where(eq(comments.id, id));
  return row ?? null;
}

export async function insertComment(db: Db, row: typeof comments.$inferInsert): Promise<CommentRow> {
  const [added] = await db.insert(comments).values(row).returning();
  if (!added) throw new Error('The comment was not stored.');
  return added;
}

export async function deleteCommentRow(db: Db, id: string): Promise<void> {
  await db.delete(comments).where(eq(comments.id, id));
}

/** Finds the titles of public games. */
export async function findGameNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: games.id, title: games.title, slug: games.slug })
    .from(games)
    .where(and(inArray(games.id, [...ids]), isNull(games.trashedAt), eq(games.isUnlisted, false)));
}
