import { date, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { goalPeriods } from '@playloom/game-format';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** How far a player has come with a goal of a game on a day or in a week. Goals without progress have no row. */
export const goalProgress = pgTable(
  'goal_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    period: text('period', { enum: goalPeriods }).notNull(),
    /** The first UTC day of the period. */
    startsOn: date('starts_on').notNull(),
    goal: text('goal').notNull(),
    count: doublePrecision('count').notNull(),
    completedAt: timestampColumn('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.gameId, table.period, table.startsOn, table.goal] }),
    index('goal_progress_starts_on').on(table.startsOn),
  ],
);
