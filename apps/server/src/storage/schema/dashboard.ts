import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** Somebody in a room of a game, from coming to going: what the days below are counted from, and then deleted. */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: uuid('id').primaryKey(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Null for guests. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the name a guest went by: it tells guests apart and nothing about them. */
    guest: text('guest'),
    release: integer('release').notNull(),
    /** The day it began, in UTC. */
    day: date('day').notNull(),
    startedAt: timestampColumn('started_at').notNull(),
    /** Grows while it lasts. */
    seconds: integer('seconds').notNull(),
  },
  (table) => [
    index('play_sessions_day').on(table.gameId, table.day),
    index('play_sessions_user').on(table.userId, table.gameId, table.day),
    index('play_sessions_age').on(table.day),
  ],
);

/** When somebody first played a game: coming back is counted from there. */
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

/** Days that have to be counted again, because something was reported of them since. */
export const gameDayChanges = pgTable(
  'game_day_changes',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Counts the reports: a day that got another one while it was counted stays listed. */
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.day] })],
);

/** A game's day in numbers: all that the dashboard reads. */
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
    /** Of the new players, those who played on the next day, and a week later. */
    returnedNextDay: integer('returned_next_day').notNull().default(0),
    returnedNextWeek: integer('returned_next_week').notNull().default(0),
    /** The most people at once. */
    peak: integer('peak').notNull(),
    seconds: bigint('seconds', { mode: 'number' }).notNull(),
    /** What the creator earned in the game; refunds take it below zero on days without sales. */
    coins: bigint('coins', { mode: 'number' }).notNull().default(0),
    /** How many stays ended within each of the spans of `STAY_SPANS`. */
    endedWithin: integer('ended_within').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.day] })],
);
