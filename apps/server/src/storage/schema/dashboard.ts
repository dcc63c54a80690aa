import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/**
 * A player in a room of a game, from joining to leaving. The daily figures in `gameDays` are computed from these
 * rows, which are then deleted.
 */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: uuid('id').primaryKey(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Null for guests. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of a guest's name, which tells guests apart without revealing anything about them. */
    guest: text('guest'),
    release: integer('release').notNull(),
    /** The day the session began, in UTC. */
    day: date('day').notNull(),
    startedAt: timestampColumn('started_at').notNull(),
    /** Length of the session. Grows while it lasts. */
    seconds: integer('seconds').notNull(),
  },
  (table) => [
    index('play_sessions_day').on(table.gameId, table.day),
    index('play_sessions_user').on(table.userId, table.gameId, table.day),
    index('play_sessions_age').on(table.day),
  ],
);

/** When each player first played a game, to compute retention. */
export const gamePlayers = pgTable(
  'game_players',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: date('first_day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('game_players_day').on(table.gameId, table.firstDay),
    index('game_players_user').on(table.userId),
  ],
);

/** Days whose figures must be computed again because of newer reports. */
export const gameDayChanges = pgTable(
  'game_day_changes',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Number of reports. If it changes while the day is being counted, the day stays in the table. */
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.day] })],
);

/** The daily figures of a game, for the dashboard. */
export const gameDays = pgTable(
  'game_days',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    plays: integer('plays').notNull(),
    players: integer('players').notNull(),
    newPlayers: integer('new_players').notNull().default(0),
    /** New players who played again on the next day, and a week later. */
    returnedNextDay: integer('returned_next_day').notNull().default(0),
    returnedNextWeek: integer('returned_next_week').notNull().default(0),
    /** Peak concurrent players. */
    peak: integer('peak').notNull(),
    seconds: bigint('seconds', { mode: 'number' }).notNull(),
    /** The creator's earnings in the game. Negative if refunds exceed sales. */
    coins: bigint('coins', { mode: 'number' }).notNull().default(0),
    /** Number of sessions that ended within each time span of `SESSION_LENGTH_BOUNDS`. */
    endedWithin: integer('ended_within').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.day] })],
);
