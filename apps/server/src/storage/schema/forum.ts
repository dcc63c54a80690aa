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
    /** Links, addresses and numbers are masked for everyone, because minors see titles in lists too. */
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** Null if the account is deleted. The replies of other users stay. */
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
    /** The post's number in its topic. Never changes, because links contain it. */
    number: integer('number').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Markdown; empty once the post is deleted. */
    text: text('text').notNull(),
    /** The text for minors, with links, addresses, and numbers masked. */
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

/** Images in posts. Listed here so that the cleanup doesn't delete them. */
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
 * Users who are notified about replies. Users who unsubscribed stay in the table, so that another post of theirs
 * does not subscribe them again.
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
    /** The last post the user has seen. Until they return, they get only one notification. */
    readNumber: integer('read_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index('forum_subscriptions_user').on(table.userId),
  ],
);
