import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../storage/openDatabase.ts';
import {
  forumImages,
  forumPosts,
  forumRevisions,
  forumSubscriptions,
  forumTopics,
  users,
} from '../../../storage/schema.ts';
import { personColumns, type Person } from '../../identity/users/userQueries.ts';

export type TopicRow = typeof forumTopics.$inferSelect;
type PostRow = typeof forumPosts.$inferSelect;

export interface AuthoredPost extends PostRow {
  author: Person;
}

export interface AuthoredTopic {
  topic: TopicRow;
  author: Person | null;
  lastAuthor: string | null;
}

const lastAuthors = alias(users, 'last_authors');

function selectTopics(db: Db) {
  return db
    .select({ topic: forumTopics, author: personColumns, lastAuthor: lastAuthors.username })
    .from(forumTopics)
    .leftJoin(users, and(eq(users.id, forumTopics.authorId), isNull(users.deleteAfter)))
    .leftJoin(lastAuthors, and(eq(lastAuthors.id, forumTopics.lastAuthorId), isNull(lastAuthors.deleteAfter)))
    .$dynamic();
}

const isInCategory = (category: string | undefined) =>
  and(isNull(forumTopics.deletedAt), category === undefined ? undefined : eq(forumTopics.category, category));

export async function findTopics(
  db: Db,
  { category, limit, offset }: { category: string | undefined; limit: number; offset: number },
): Promise<AuthoredTopic[]> {
  return selectTopics(db)
    .where(isInCategory(category))
    .orderBy(
      // Pinned topics come first in their category, but not in the list of all topics.
      ...(category === undefined ? [] : [desc(sql`${forumTopics.pinnedAt} is not null`)]),
      desc(forumTopics.lastPostAt),
      desc(forumTopics.id),
    )
    .limit(limit)
    .offset(offset);
}

export async function countTopics(db: Db, category: string | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(forumTopics).where(isInCategory(category));
  return row?.count ?? 0;
}

/** Includes deleted topics. */
export async function findTopic(db: Db, id: number): Promise<AuthoredTopic | null> {
  const [row] = await selectTopics(db).where(eq(forumTopics.id, id));
  return row ?? null;
}

export async function insertTopic(tx: Db, row: typeof forumTopics.$inferInsert): Promise<TopicRow> {
  const [added] = await tx.insert(forumTopics).values(row).returning();
  if (!added) throw new Error('The topic was not stored.');
  return added;
}

/** Takes the next post number in a topic. Other writers wait until the transaction ends. */
export async function claimPostNumber(
  tx: Db,
  { id, authorId, now }: { id: number; authorId: string; now: Date },
): Promise<TopicRow | null> {
  const [row] = await tx
    .update(forumTopics)
    .set({ lastNumber: sql`${forumTopics.lastNumber} + 1`, lastAuthorId: authorId, lastPostAt: now })
    .where(and(eq(forumTopics.id, id), isNull(forumTopics.deletedAt)))
    .returning();
  return row ?? null;
}

export async function updateTopic(tx: Db, id: number, changed: Partial<TopicRow>): Promise<void> {
  await tx.update(forumTopics).set(changed).where(eq(forumTopics.id, id));
}

export async function insertPost(
  tx: Db,
  row: typeof forumPosts.$inferInsert,
  images: readonly string[],
): Promise<PostRow> {
  const [added] = await tx.insert(forumPosts).values(row).returning();
  if (!added) throw new Error('The post was not stored.');
  await insertImages(tx, added.id, images);
  return added;
}

async function insertImages(tx: Db, postId: number, images: readonly string[]): Promise<void> {
  await tx.delete(forumImages).where(eq(forumImages.postId, postId));
  if (images.length > 0) await tx.insert(forumImages).values(images.map((file) => ({ postId, file })));
}

export interface PostRef {
  topicId: number;
  number: number;
}

const authored = {
  id: forumPosts.id,
  topicId: forumPosts.topicId,
  number: forumPosts.number,
  authorId: forumPosts.authorId,
  text: forumPosts.text,
  safeText: forumPosts.safeText,
  createdAt: forumPosts.createdAt,
  editedAt: forumPosts.editedAt,
  deletedAt: forumPosts.deletedAt,
  author: personColumns,
};

function selectPosts(db: Db) {
  return db.select(authored).from(forumPosts).innerJoin(users, eq(users.id, forumPosts.authorId)).$dynamic();
}

export async function findPosts(
  db: Db,
  topicId: number,
  { from, to }: { from: number; to: number },
): Promise<AuthoredPost[]> {
  return selectPosts(db)
    .where(
      and(
        eq(forumPosts.topicId, topicId),
        gte(forumPosts.number, from),
        lte(forumPosts.number, to),
        isNull(users.deleteAfter),
      ),
    )
    .orderBy(asc(forumPosts.number));
}

/** Lists the posts before a post, and the post itself at the end. */
export async function listPostsBefore(
  db: Db,
  { topicId, number }: PostRef,
  limit: number,
): Promise<AuthoredPost[]> {
  const rows = await selectPosts(db)
    .where(and(eq(forumPosts.topicId, topicId), lte(forumPosts.number, number), isNull(forumPosts.deletedAt)))
    .orderBy(desc(forumPosts.number))
    .limit(limit);
  return rows.toReversed();
}

export async function findPost(db: Db, { topicId, number }: PostRef): Promise<AuthoredPost | null> {
  const [row] = await selectPosts(db).where(
    and(eq(forumPosts.topicId, topicId), eq(forumPosts.number, number)),
  );
  return row ?? null;
}

/** Moves the old text of a post to its history and replaces it. */
export async function revisePost(
  tx: Db,
  { id, text, editedAt, createdAt }: PostRow,
  changed: Pick<PostRow, 'text' | 'safeText'> & Partial<Pick<PostRow, 'editedAt' | 'deletedAt'>>,
  images: readonly string[],
): Promise<void> {
  await tx.insert(forumRevisions).values({ postId: id, text, writtenAt: editedAt ?? createdAt });
  await tx.update(forumPosts).set(changed).where(eq(forumPosts.id, id));
  await insertImages(tx, id, images);
}

/** Stores an earlier title in the history of the first post, because topics have no history of their own. */
export async function storeFormerTitle(
  tx: Db,
  { id, editedAt, createdAt }: PostRow,
  title: string,
  now: Date,
): Promise<void> {
  const revision = { postId: id, text: `Title: ${title}`, writtenAt: editedAt ?? createdAt };
  await tx.insert(forumRevisions).values(revision);
  await tx.update(forumPosts).set({ editedAt: now }).where(eq(forumPosts.id, id));
}

export async function listRevisions(db: Db, postId: number) {
  return db
    .select({ text: forumRevisions.text, writtenAt: forumRevisions.writtenAt })
    .from(forumRevisions)
    .where(eq(forumRevisions.postId, postId))
    .orderBy(desc(forumRevisions.id));
}

/** Lists a user's posts since a time, newest first. */
export async function listOwnPosts(
  db: Db,
  authorId: string,
  since: Date,
): Promise<Pick<PostRow, 'text' | 'number' | 'createdAt'>[]> {
  return db
    .select({ text: forumPosts.text, number: forumPosts.number, createdAt: forumPosts.createdAt })
    .from(forumPosts)
    .where(and(eq(forumPosts.authorId, authorId), gt(forumPosts.createdAt, since)))
    .orderBy(desc(forumPosts.createdAt));
}

/** Subscribes an author to the topic, unless they have already subscribed or unsubscribed. */
export async function insertDefaultSubscription(
  tx: Db,
  row: typeof forumSubscriptions.$inferInsert,
): Promise<void> {
  await tx.insert(forumSubscriptions).values(row).onConflictDoNothing();
}

export async function upsertSubscription(db: Db, row: typeof forumSubscriptions.$inferInsert): Promise<void> {
  const { isOn, readNumber } = row;
  await db
    .insert(forumSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [forumSubscriptions.topicId, forumSubscriptions.userId],
      set: { isOn, readNumber },
    });
}

export async function isSubscribed(db: Db, topicId: number, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: forumSubscriptions.isOn })
    .from(forumSubscriptions)
    .where(and(eq(forumSubscriptions.topicId, topicId), eq(forumSubscriptions.userId, userId)));
  return row?.isOn ?? false;
}

/** Stores how far a user has read. The position never moves back. */
export async function markTopicRead(
  db: Db,
  { topicId, userId, number }: PostRef & { userId: string },
): Promise<void> {
  await db
    .update(forumSubscriptions)
    .set({ readNumber: number })
    .where(
      and(
        eq(forumSubscriptions.topicId, topicId),
        eq(forumSubscriptions.userId, userId),
        sql`${forumSubscriptions.readNumber} < ${number}`,
      ),
    );
}

/** Lists the users to notify about a new post. */
export async function listSubscribers(
  db: Db,
  topicId: number,
): Promise<{ userId: string; readNumber: number }[]> {
  return db
    .select({ userId: forumSubscriptions.userId, readNumber: forumSubscriptions.readNumber })
    .from(forumSubscriptions)
    .innerJoin(users, eq(users.id, forumSubscriptions.userId))
    .where(
      and(
        eq(forumSubscriptions.topicId, topicId),
        eq(forumSubscriptions.isOn, true),
        isNull(users.deleteAfter),
      ),
    );
}

const HEADLINE = 'StartSel="", StopSel="", MaxWords=36, MinWords=18, MaxFragments=1';

interface FoundRow extends AuthoredTopic {
  number: number;
  writer: string;
  writerId: string;
  excerpt: string;
  postedAt: Date;
}

/** Searches only text that everyone may read. Text that is masked for minors is never found. */
export async function searchPosts(
  db: Db,
  words: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundRow[]> {
  const query = sql`websearch_to_tsquery('english', ${words})`;
  const writers = alias(users, 'writers');
  const inTitle = sql`(${forumPosts.number} = 1 and to_tsvector('english', ${forumTopics.title}) @@ ${query})`;
  const inText = sql`to_tsvector('english', ${forumPosts.safeText}) @@ ${query}`;
  return db
    .select({
      topic: forumTopics,
      author: personColumns,
      lastAuthor: lastAuthors.username,
      number: forumPosts.number,
      writer: writers.username,
      writerId: writers.id,
      excerpt: sql<string>`ts_headline('english', ${forumPosts.safeText}, ${query}, ${HEADLINE})`,
      postedAt: forumPosts.createdAt,
    })
    .from(forumPosts)
    .innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
    .innerJoin(writers, eq(writers.id, forumPosts.authorId))
    .leftJoin(users, and(eq(users.id, forumTopics.authorId), isNull(users.deleteAfter)))
    .leftJoin(lastAuthors, and(eq(lastAuthors.id, forumTopics.lastAuthorId), isNull(lastAuthors.deleteAfter)))
    .where(
      and(
        isNull(forumPosts.deletedAt),
        isNull(forumTopics.deletedAt),
        isNull(writers.deleteAfter),
        sql`(${inTitle} or ${inText})`,
      ),
    )
    .orderBy(
      desc(inTitle),
      desc(sql`ts_rank(to_tsvector('english', ${forumPosts.safeText}), ${query})`),
      desc(forumPosts.id),
    )
    .limit(limit)
    .offset(offset);
}

const ANONYMIZED_TITLE = { title: 'A topic by a deleted user', slug: 'topic' };

/** Deletes a user's topics that have no replies. In other topics, only the user's text is deleted. */
export async function anonymizeTopics(tx: Db, userId: string): Promise<void> {
  const answered = tx
    .select({ id: forumPosts.topicId })
    .from(forumPosts)
    .innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
    .where(and(eq(forumTopics.authorId, userId), ne(forumPosts.authorId, userId)));
  await tx.update(forumTopics).set(ANONYMIZED_TITLE).where(inArray(forumTopics.id, answered));
  await tx
    .delete(forumTopics)
    .where(and(eq(forumTopics.authorId, userId), ne(forumTopics.title, ANONYMIZED_TITLE.title)));
}
