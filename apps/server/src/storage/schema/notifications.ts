import { notificationKinds } from '@playloom/api-contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, sessions, users } from './users.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    text: text('text').notNull(),
    /** Path of the page that the notification links to. */
    href: text('href'),
    /** Unique key of the event, which prevents duplicates if the job runs again. */
    key: text('key').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    readAt: timestampColumn('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_list').on(table.userId, table.createdAt),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);

/**
 * Browsers that receive notifications while no page is open. A subscription ends with the login session that
 * created it.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** URL of the push service, unique per browser. Sending to it also requires our key. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);
