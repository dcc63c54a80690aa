import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sanctions } from './chat.ts';
import { timestampColumn, users } from './users.ts';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestampColumn('created_at').notNull(),
});

export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  type: text('type').notNull(),
  message: text('message').notNull(),
  email: text('email').notNull(),
  path: text('path').notNull(),
  /** The ban that an appeal is about. */
  sanctionId: uuid('sanction_id').references(() => sanctions.id, { onDelete: 'set null' }),
  createdAt: timestampColumn('created_at').notNull(),
  answeredAt: timestampColumn('answered_at'),
});

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  answeredAt: timestampColumn('answered_at'),
});

export const productEventsTable = pgTable(
  'product_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    deviceId: text('device_id'),
    happenedAt: timestampColumn('happened_at').notNull(),
  },
  (table) => [
    index('product_events_name').on(table.name, table.happenedAt),
    index('product_events_user').on(table.userId),
  ],
);

/**
 * Where the bytes of these files are: `local`, or the address of a bucket. One row. A process with another store would
 * answer 404 for every file, so it does not start.
 */
export const fileLocation = pgTable(
  'file_location',
  { id: integer('id').primaryKey().default(1), location: text('location').notNull() },
  (table) => [check('file_location_one_row', sql`${table.id} = 1`)],
);

/** Files in the file store. Their bytes are stored under their SHA-256. */
export const files = pgTable('files', {
  name: text('name').primaryKey(),
  ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});

/**
 * Secrets that every process of the site shares, encrypted with SECRET_KEY, and the fingerprint of that key in plain
 * text.
 */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
