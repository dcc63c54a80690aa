import { notificationKinds } from '@playloom/api-contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './users.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    text: text('text').notNull(),
    /** Path of the page it is about. */
    href: text('href'),
    /** What it is told of only once, however often the job that tells it runs. */
    key: text('key').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_list').on(table.userId, table.createdAt),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);
