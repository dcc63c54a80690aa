import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampColumn, users } from './users.ts';

export const forumTopics = pgTable(
  'forum_topics',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Slug of a category from the configuration. */
    category: text('category').notNull(),
    /** Links, addresses and numbers are masked for all, because everyone reads lists. */
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** Null if the account is deleted; replies of others stay. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    lastAuthorId: uuid('last_author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The number of the last post, including deleted ones. */
    lastNumber: integer('last_number').notNull(),
    lastPostAt: timestampColumn('last_post_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    pinnedAt: timestampColumn('pinned_at'),
    lockedAt: timestampColumn('locked_at'),
    deletedAt: timestampColumn('deleted_at'),
  },
  (table) => [
    index('forum_topics_category').on(table.category, table.lastPostAt),
    index('forum_topics_latest').on(table.lastPostAt),
    index('forum_topics_author').on(table.authorId, table.createdAt),
    index('forum_topics_last_author').on(table.lastAuthorId),
    index('forum_topics_words').using('gin', sql`to_tsvector('english', ${table.title})`),
  ],
);

export const forumPosts = pgTable(
  'forum_posts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    topicId: bigint('topic_id', { mode: 'number' })
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    /** Its number in the topic, which never changes, because links use it. */
    number: integer('number').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Markdown; empty once it is deleted. */
    text: text('text').notNull(),
    /** For minors: links, addresses and numbers are masked. */
    safeText: text('safe_text').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    editedAt: timestampColumn('edited_at'),
    deletedAt: timestampColumn('deleted_at'),
  },
  (table) => [
    uniqueIndex('forum_posts_place').on(table.topicId, table.number),
    index('forum_posts_author').on(table.authorId, table.createdAt),
    index('forum_posts_words').using('gin', sql`to_tsvector('english', ${table.safeText})`),
  ],
);

/** Earlier texts of posts that were edited or deleted. */
export const forumRevisions = pgTable(
  'forum_revisions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    writtenAt: timestampColumn('written_at').notNull(),
  },
  (table) => [index('forum_revisions_post').on(table.postId)],
);

/** Images that posts show, so that the cleanup keeps them. */
export const forumImages = pgTable(
  'forum_images',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    file: text('file').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.file] }), index('forum_images_file').on(table.file)],
);

/**
 * Users who are notified about replies. A user who turned it off stays in the table, so that writing there
 * does not turn it on again.
 */
export const forumSubscriptions = pgTable(
  'forum_subscriptions',
  {
    topicId: bigint('topic_id', { mode: 'number' })
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull(),
    /** The last post they have seen: until they return, they are notified only once. */
    readNumber: integer('read_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index('forum_subscriptions_user').on(table.userId),
  ],
);
