import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** How far a player has come with an achievement of a game, and when it was unlocked. */
export const achievementProgress = pgTable(
  'achievement_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    achievement: text('achievement').notNull(),
    count: doublePrecision('count').notNull(),
    unlockedAt: timestampColumn('unlocked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gameId, table.achievement] }),
    index('achievement_progress_rarity')
      .on(table.gameId, table.achievement)
      .where(sql`${table.unlockedAt} is not null`),
    index('achievement_progress_latest')
      .on(table.userId, table.unlockedAt.desc())
      .where(sql`${table.unlockedAt} is not null`),
  ],
);

/** The points of a player in a game. Only so many count on one day. */
export const gameMastery = pgTable(
  'game_mastery',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    points: integer('points').notNull(),
    /** The UTC day of `dayPoints`. */
    day: date('day').notNull(),
    dayPoints: integer('day_points').notNull(),
    seconds: integer('seconds').notNull(),
    playedAt: timestampColumn('played_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gameId] }),
    index('game_mastery_game').on(table.gameId),
  ],
);

/** The points of a player in all public games, from which the player level follows. */
export const playerLevels = pgTable('player_levels', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  points: integer('points').notNull(),
  day: date('day').notNull(),
  dayPoints: integer('day_points').notNull(),
});
