import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** On how many days a user has played. It never falls. */
export const playerStreaks = pgTable('player_streaks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  days: integer('days').notNull(),
  /** The last UTC day that counted. Null before the first one. */
  lastDay: date('last_day'),
  /** The first day of the week of `weekDays`. */
  week: date('week').notNull(),
  weekDays: integer('week_days').notNull(),
  bestWeek: integer('best_week').notNull(),
  /** The UTC day of `daySeconds`. */
  day: date('day').notNull(),
  daySeconds: integer('day_seconds').notNull(),
});
