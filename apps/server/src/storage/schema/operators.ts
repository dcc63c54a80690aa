import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** A user's authenticator app. Until `confirmedAt` is set, it is only being set up. */
export const twoFactors = pgTable('two_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with SECRET_KEY, so that a stolen table cannot be used to generate codes. */
  secret: text('secret').notNull(),
  /** The 30-second time step of the last code used. Its code and earlier ones are no longer valid. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: timestampColumn('created_at').notNull(),
  confirmedAt: timestampColumn('confirmed_at'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: timestampColumn('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_code').on(table.userId, table.codeHash)],
);

/**
 * Actions of moderators and operators. Users and games are stored only as references, so that an action stays in
 * the log when an account is deleted, but the name does not.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
    happenedAt: timestampColumn('happened_at').notNull(),
  },
  (table) => [
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_user').on(table.userId, table.id),
    index('audit_log_game').on(table.gameId, table.id),
  ],
);

/** Notices shown at the top of every page. The newest one that has not ended is shown. */
export const siteNotices = pgTable('site_notices', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  text: text('text').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  endedAt: timestampColumn('ended_at'),
});
