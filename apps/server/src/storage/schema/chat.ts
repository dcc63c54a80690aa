import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { forumTopics } from './forum.ts';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** The community of a game, or a direct message channel of two users. */
export const chatChannels = pgTable(
  'chat_channels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'cascade' }),
    /** The user whose id comes first, so that there is one channel for both. */
    firstUserId: uuid('first_user_id').references(() => users.id, { onDelete: 'cascade' }),
    secondUserId: uuid('second_user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Counts every change; a message has the number of the change that created it. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    /** Slow mode: pause between two messages of a user; 0 for none. */
    slowSeconds: integer('slow_seconds').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_channels_game_key').on(table.gameId),
    uniqueIndex('chat_channels_direct_key').on(table.firstUserId, table.secondUserId),
    index('chat_channels_second').on(table.secondUserId),
    check(
      'chat_channels_of_a_game_or_of_two',
      sql`(${table.gameId} is null) <> (${table.firstUserId} is null) and (${table.firstUserId} is null) = (${table.secondUserId} is null)`,
    ),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => chatChannels.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /**
     * Number of its last change: a client that was offline asks for everything after the last one it knows.
     */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Created by the page that sends it, so that a retry after a lost connection is the same message. */
    clientId: text('client_id').notNull(),
    /** The public text; empty once it is deleted. */
    text: text('text').notNull(),
    /** For minors: links, addresses and numbers are masked. */
    safeText: text('safe_text').notNull(),
    imageFile: text('image_file'),
    /** The room it was sent from; null for messages in the community. */
    fromRoom: text('from_room'),
    createdAt: timestampColumn('created_at').notNull(),
    editedAt: timestampColumn('edited_at'),
    deletedAt: timestampColumn('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.sequence] }),
    uniqueIndex('chat_messages_client_key').on(table.authorId, table.clientId),
    index('chat_messages_revision').on(table.channelId, table.revision),
    index('chat_messages_author').on(table.authorId, table.createdAt),
    index('chat_messages_image')
      .on(table.imageFile)
      .where(sql`${table.imageFile} is not null`),
  ],
);

/** How far a user has read, and whether they have the channel open. */
export const chatReads = pgTable(
  'chat_reads',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => chatChannels.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /** The channel counts as open on a screen of the user until then; renewed while it is. */
    viewedUntil: timestampColumn('viewed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.userId] }),
    index('chat_reads_user').on(table.userId),
  ],
);

/** Users that a user has hidden (`mute`), or who cannot contact each other (`block`). */
export const userBlocks = pgTable(
  'user_blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['mute', 'block'] }).notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index('user_blocks_other').on(table.otherId),
  ],
);

/** Moderators that a creator appointed for a game. */
export const gameModerators = pgTable(
  'game_moderators',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('game_moderators_user').on(table.userId),
  ],
);

/**
 * Users who may not write (`mute`) or not join at all (`ban`): in one game, or on the platform if no game is
 * given.
 */
export const sanctions = pgTable(
  'sanctions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['mute', 'ban'] }).notNull(),
    reason: text('reason').notNull(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestampColumn('created_at').notNull(),
    /** Null: active until it is lifted. */
    expiresAt: timestampColumn('expires_at'),
    liftedAt: timestampColumn('lifted_at'),
  },
  (table) => [
    index('sanctions_user')
      .on(table.userId)
      .where(sql`lifted_at is null`),
    index('sanctions_game').on(table.gameId),
    index('sanctions_by').on(table.byUserId),
  ],
);

/** The messages around a reported message, as they were then. */
export interface ReportedMessage {
  sequence: number;
  authorId: string;
  author: string;
  text: string;
  // words: stored reports have this field
  pictureFile: string | null;
  at: string;
}

export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['user', 'message', 'game', 'asset', 'post'] }).notNull(),
    /** The user responsible for the reported content. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'cascade' }),
    channelId: uuid('channel_id').references(() => chatChannels.id, { onDelete: 'set null' }),
    /** Position of a message in its channel, or number of a post in its topic. */
    sequence: bigint('sequence', { mode: 'number' }),
    topicId: bigint('topic_id', { mode: 'number' }).references(() => forumTopics.id, {
      onDelete: 'set null',
    }),
    /** Name of a file. */
    asset: text('asset'),
    reason: text('reason').notNull(),
    details: text('details').notNull(),
    /** The work and its owner, if the reason is copyright. */
    work: text('work'),
    context: jsonb('context').$type<ReportedMessage[]>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    state: text('state', { enum: ['open', 'resolved', 'dismissed'] })
      .notNull()
      .default('open'),
    resolution: text('resolution'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    resolvedAt: timestampColumn('resolved_at'),
  },
  (table) => [
    index('reports_queue').on(table.state, table.createdAt),
    index('reports_reporter').on(table.reporterId),
    index('reports_user').on(table.userId),
    index('reports_game').on(table.gameId),
    index('reports_topic').on(table.topicId),
    index('reports_context').using('gin', table.context),
  ],
);
