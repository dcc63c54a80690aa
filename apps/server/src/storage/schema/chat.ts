import { sql, type InferSelectModel } from 'drizzle-orm';
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
import { parties } from './parties.ts';
import { timestampColumn, users } from './users.ts';

/** A chat channel: of a game's community, of a party, or for direct messages between two users. */
export const chatChannels = pgTable(
  'chat_channels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'cascade' }),
    /** The user with the lower id, so that two users share only one channel. */
    firstUserId: uuid('first_user_id').references(() => users.id, { onDelete: 'cascade' }),
    secondUserId: uuid('second_user_id').references(() => users.id, { onDelete: 'cascade' }),
    partyId: uuid('party_id').references(() => parties.id, { onDelete: 'cascade' }),
    /** Increases with every change. A new message gets the current revision as its `sequence`. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    /** Slow mode: minimum time between two messages of a user; 0 if it is off. */
    slowSeconds: integer('slow_seconds').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_channels_game_key').on(table.gameId),
    uniqueIndex('chat_channels_party_key').on(table.partyId),
    uniqueIndex('chat_channels_direct_key').on(table.firstUserId, table.secondUserId),
    index('chat_channels_second').on(table.secondUserId),
    check(
      'chat_channels_of_one_kind',
      sql`num_nonnulls(${table.gameId}, ${table.firstUserId}, ${table.partyId}) = 1 and (${table.firstUserId} is null) = (${table.secondUserId} is null)`,
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
     * Revision of the message's last change. A client that was offline requests everything after the last revision
     * it has.
     */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Created by the page that sends the message, so that sending it again after a lost connection adds no
     * duplicate.
     */
    clientId: text('client_id').notNull(),
    /** The unmasked text; empty once the message is deleted. */
    text: text('text').notNull(),
    /** The text for minors, with links, addresses, and numbers masked. */
    safeText: text('safe_text').notNull(),
    imageFile: text('image_file'),
    /** The room that the message was sent from; null if it was not sent from a room. */
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
    /** Until this time, the user counts as having the channel open. Extended while they do. */
    viewedUntil: timestampColumn('viewed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.userId] }),
    index('chat_reads_user').on(table.userId),
  ],
);

/** Users that a user has hidden (`mute`) or blocked (`block`). Two users with a block cannot contact each other. */
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

/** Users who may not write (`mute`) or join (`ban`), in one game, or on the whole platform if there is no game. */
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
    /** Null if the sanction lasts until it is lifted. */
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

/** A message near a reported one, as it was at the time of the report. */
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
    /** Name of the reported file. */
    asset: text('asset'),
    reason: text('reason').notNull(),
    details: text('details').notNull(),
    /** If the reason is copyright, the original work and its owner. */
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
export type ChannelRow = InferSelectModel<typeof chatChannels>;
