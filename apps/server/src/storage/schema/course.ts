import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** A user's progress in the bootcamp course. Restarting the course begins a new run. */
export const courseProgress = pgTable('course_progress', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  runId: uuid('run_id').notNull(),
  /** The lesson opened last. */
  lesson: text('lesson').notNull(),
  /** Finished steps in the form `lesson/step`. */
  steps: text('steps').array().notNull().default([]),
  skippedLessons: text('skipped_lessons').array().notNull().default([]),
  /** The game that is built during the lessons. */
  gameId: uuid('game_id').references(() => games.id, { onDelete: 'set null' }),
  updatedAt: timestampColumn('updated_at').notNull(),
});
