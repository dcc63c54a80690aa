import { roles } from '@playloom/api-contract';
import { sql, type InferSelectModel } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A timestamp with its time zone. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });

export interface Arrival {
  referral?: string;
  source?: string;
  sourceCampaign?: string;
}

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    /** Users who signed up with a wallet may have neither email nor password. */
    email: text('email'),
    passwordHash: text('password_hash'),
    /** Name of the avatar image in the file store; null for the default avatar. */
    avatarFile: text('avatar_file'),
    /** Sum of the user's coin accounts. Stored here and updated with them, because every page shows it. */
    coins: integer('coins').notNull().default(0),
    marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
    openChatAccountOf: text('open_chat_account_of'),
    /** Year, month and day. Can be entered only once; after that, only an operator can correct it. */
    birthDate: text('birth_date'),
    secondStepDone: boolean('second_step_done').notNull().default(false),
    termsApprovedAt: timestampColumn('terms_approved_at'),
    /** Versions the user last agreed to, to compare with the newest ones. Version 1 is the built-in text. */
    tosVersion: integer('tos_version').notNull().default(1),
    ppVersion: integer('pp_version').notNull().default(1),
    receiveNotificationsFrom: text('receive_notifications_from', { enum: ['EVERYONE', 'DISABLED'] })
      .notNull()
      .default('EVERYONE'),
    /** Where the user came from on their first visit, from cookies. */
    arrival: jsonb('arrival').$type<Arrival>().notNull().default({}),
    /** The user's role on the whole platform. */
    role: text('role', { enum: roles }).notNull().default('user'),
    /** Since when two-factor login is on; null if it is off. */
    twoFactorSince: timestampColumn('two_factor_since'),
    createdAt: timestampColumn('created_at').notNull(),
    deleteAfter: timestampColumn('delete_after'),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_username_trigram').using('gin', sql`${table.username} gin_trgm_ops`),
    check('users_birth_date_is_a_day', sql`${table.birthDate} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('users_coins_not_negative', sql`${table.coins} >= 0`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the token in the cookie, so that a stolen table cannot be used to log in. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    /**
     * Whether the session was started inside a frame on another site. Such a session may play and chat, but do
     * nothing that costs coins or is irreversible.
     */
    isFramed: boolean('is_framed').notNull().default(false),
    createdAt: timestampColumn('created_at').notNull(),
    lastSeenAt: timestampColumn('last_seen_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Ids that browsers create for themselves (`v` in profile calls). */
export const deviceProfiles = pgTable(
  'device_profiles',
  {
    deviceId: text('device_id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    firstSeenAt: timestampColumn('first_seen_at').notNull(),
    lastSeenAt: timestampColumn('last_seen_at').notNull(),
  },
  (table) => [index('device_profiles_user').on(table.userId)],
);

/** Browsers in which an account was used, as the hash of the browser's signed id. A ban applies to them too. */
export const accountBrowsers = pgTable(
  'account_browsers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browser: text('browser').notNull(),
    lastSeenAt: timestampColumn('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.browser] }),
    index('account_browsers_browser').on(table.browser),
    index('account_browsers_age').on(table.lastSeenAt),
  ],
);

export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    marketingOptIn: boolean('marketing_opt_in').notNull(),
    tosVersion: integer('tos_version').notNull().default(1),
    ppVersion: integer('pp_version').notNull().default(1),
    approvedAt: timestampColumn('approved_at').notNull(),
  },
  (table) => [index('consents_user').on(table.userId)],
);
export type UserRow = InferSelectModel<typeof users>;
