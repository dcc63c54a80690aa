import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, users } from './users.ts';

/** Names that operators have given to seasons. The others are called by their number. */
export const seasonNames = pgTable('season_names', {
  number: integer('number').primaryKey(),
  name: text('name').notNull(),
  changedAt: timestampColumn('changed_at').notNull(),
});

/** The points of a user in a season. Only so many count on one day. */
export const seasonPoints = pgTable(
  'season_points',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    season: integer('season').notNull(),
    points: integer('points').notNull(),
    /** The UTC day of `dayPoints`. */
    day: date('day').notNull(),
    dayPoints: integer('day_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.season] })],
);

/** The earned frame and emblem that a user shows on the profile. */
export const wornCosmetics = pgTable('worn_cosmetics', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  frame: text('frame'),
  emblem: text('emblem'),
});
