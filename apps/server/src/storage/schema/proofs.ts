import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, users, type Arrival } from './users.ts';

/** A sign-up between step 1 and step 2. It becomes a user when its PIN or link is used. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    arrival: jsonb('arrival').$type<Arrival>().notNull(),
    pinHash: text('pin_hash').notNull(),
    linkHash: text('link_hash').notNull().unique(),
    pinExpiresAt: timestampColumn('pin_expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: timestampColumn('sent_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    completedAt: timestampColumn('completed_at'),
  },
  (table) => [index('sign_ups_email').on(table.email, table.createdAt)],
);

export const mailPurposes = ['sign-up', 'password-reset', 'email-change'] as const;

/** One row per mail that a person without an account can trigger, so that no address can be flooded. */
export const requestedMails = pgTable(
  'requested_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: mailPurposes }).notNull(),
    sentAt: timestampColumn('sent_at').notNull(),
  },
  (table) => [index('requested_mails_email').on(table.email, table.purpose, table.sentAt)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    usedAt: timestampColumn('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

export const emailChanges = pgTable('email_changes', {
  /** Primary key, so that a newer request replaces the older one. */
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestampColumn('expires_at').notNull(),
  usedAt: timestampColumn('used_at'),
});
