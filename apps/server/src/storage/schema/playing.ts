import {
  bigserial,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/**
 * A player's saved data in one game, or in a world and all its games. A game without a world is treated as a world
 * of its own, under its own id.
 */
export const savedData = pgTable(
  'saved_data',
  {
    scope: text('scope', { enum: ['game', 'world'] }).notNull(),
    /** Id of the game or world. */
    ownerId: uuid('owner_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The values as a JSON object. Stored as text, because `jsonb` rejects some strings that a game may save. */
    values: text('values').notNull(),
    /** Number of writes. */
    version: integer('version').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.ownerId, table.userId] }),
    index('saved_data_user').on(table.userId),
  ],
);

/** Which room may write a player's data. At most one room in all games of a world. */
export const savedLeases = pgTable(
  'saved_leases',
  {
    /** Id of the world, or of the game if it has none. */
    ownerId: uuid('owner_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Required to write. Each new holder gets another value. */
    lease: uuid('lease').notNull(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    roomId: text('room_id').notNull(),
    lastSequence: integer('last_sequence').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.userId] }),
    uniqueIndex('saved_leases_lease_key').on(table.lease),
    index('saved_leases_user').on(table.userId),
    index('saved_leases_game').on(table.gameId),
  ],
);

export const leaderboardScores = pgTable(
  'leaderboard_scores',
  {
    scope: text('scope', { enum: ['game', 'world'] }).notNull(),
    /** Id of the game or world. */
    ownerId: uuid('owner_id').notNull(),
    leaderboard: text('leaderboard').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: doublePrecision('score').notNull(),
    order: text('order', { enum: ['highest', 'lowest'] }).notNull(),
    reachedAt: timestampColumn('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.ownerId, table.leaderboard, table.userId] }),
    index('leaderboard_scores_place').on(table.scope, table.ownerId, table.leaderboard, table.score),
    index('leaderboard_scores_user').on(table.userId),
  ],
);

/**
 * Games an account has joined, for "Continue playing" on every device. Only the newest of each account are
 * kept.
 */
export const recentGames = pgTable(
  'recent_games',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    playedAt: timestampColumn('played_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gameId] }),
    index('recent_games_played').on(table.userId, table.playedAt.desc()),
    index('recent_games_game').on(table.gameId),
  ],
);

/** Games whose tips an account has seen, so that no other device shows them again. */
export const seenTips = pgTable(
  'seen_tips',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    seenAt: timestampColumn('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gameId] }),
    index('seen_tips_game').on(table.gameId),
  ],
);

export const invites = pgTable(
  'invites',
  {
    /** The code in the invite link. */
    inv: text('inv').primaryKey(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    roomId: text('room_id').notNull(),
    inviterId: uuid('inviter_id').references(() => users.id, { onDelete: 'cascade' }),
    inviterName: text('inviter_name').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    // Inviting again returns the same link, so that no one can fill the table with links to one room.
    uniqueIndex('invites_inviter_key').on(table.gameId, table.roomId, table.inviterName),
    index('invites_inviter').on(table.inviterId),
  ],
);

/** Tokens to join a game once without clicking anything. Created when a player travels between the maps of a world. */
export const joinTokens = pgTable(
  'join_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Null for guests. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Saved data of a guest, who has none in the database. */
    guestSavedData: jsonb('guest_saved_data').$type<{
      world: Record<string, unknown>;
      games: Record<string, Record<string, unknown>>;
    }>(),
    expiresAt: timestampColumn('expires_at').notNull(),
    usedAt: timestampColumn('used_at'),
  },
  (table) => [index('join_tokens_game').on(table.gameId), index('join_tokens_user').on(table.userId)],
);

/** Problems that occurred in rooms, for the creator. Repeated ones are counted, and only the newest are kept. */
export const roomProblems = pgTable(
  'room_problems',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    release: integer('release').notNull(),
    /** The room in which the problem last occurred. */
    roomId: text('room_id').notNull(),
    level: text('level', { enum: ['log', 'warn', 'error'] }).notNull(),
    problemId: text('problem_id').notNull(),
    place: text('place').notNull(),
    /** The name that the creator gave the rule; empty if there is none. */
    rule: text('rule').notNull().default(''),
    text: text('text').notNull(),
    /** Hash by which repeated problems are recognized. */
    fingerprint: text('fingerprint').notNull(),
    times: integer('times').notNull(),
    firstAt: timestampColumn('first_at').notNull(),
    lastAt: timestampColumn('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('room_problems_fingerprint_key').on(table.gameId, table.fingerprint),
    index('room_problems_age').on(table.gameId, table.lastAt),
  ],
);
