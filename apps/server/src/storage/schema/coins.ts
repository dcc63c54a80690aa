import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** A BigInt column, because coins must be exact. */
const coins = (name: string) => bigint(name, { mode: 'bigint' });

/**
 * Every coin is in one account, and the sum of all accounts is zero: the balances of the platform's accounts are
 * negative by the number of coins issued. Accounts are kept when their owner is deleted; otherwise the ledger
 * would no longer balance.
 */
export const coinAccounts = pgTable(
  'coin_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ['bought', 'earned', 'platform', 'payments', 'payouts'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    balance: coins('balance')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    uniqueIndex('coin_accounts_user').on(table.userId, table.kind),
    uniqueIndex('coin_accounts_house')
      .on(table.kind)
      .where(sql`kind in ('platform', 'payments', 'payouts')`),
    // The limit keeps the sum of a user's two accounts within the integer column `users.coins`.
    check(
      'coin_accounts_users_not_negative',
      sql`kind in ('platform', 'payments', 'payouts') or balance between 0 and 1000000000`,
    ),
  ],
);

/** A transfer of coins. Its key is unique, so that it is executed only once, no matter how often it is requested. */
export const coinTransactions = pgTable(
  'coin_moves',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull().unique(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind', {
      enum: ['purchase', 'gift', 'spend', 'payout', 'adjustment', 'reversal'],
    }).notNull(),
    amount: coins('amount').notNull(),
    fromUserId: uuid('from_user_id').references(() => users.id, { onDelete: 'set null' }),
    toUserId: uuid('to_user_id').references(() => users.id, { onDelete: 'set null' }),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'set null' }),
    /** The name of an item or a pack, or an operator's reason. */
    subject: text('subject').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    index('coin_moves_from').on(table.fromUserId, table.kind, table.createdAt),
    index('coin_moves_game').on(table.gameId, table.createdAt),
    index('coin_moves_in_games')
      .on(table.createdAt)
      .where(sql`game_id is not null`),
    index('coin_moves_to').on(table.toUserId, table.kind, table.createdAt),
    check('coin_moves_positive', sql`${table.amount} > 0`),
  ],
);

export const coinEntries = pgTable(
  'coin_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    moveId: uuid('move_id')
      .notNull()
      .references(() => coinTransactions.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => coinAccounts.id),
    amount: coins('amount').notNull(),
    balanceAfter: coins('balance_after').notNull(),
    /** The owner's total in both accounts after this entry; null for the platform. */
    totalAfter: coins('total_after'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coin_entries_move').on(table.moveId, table.accountId),
    index('coin_entries_account').on(table.accountId, table.createdAt, table.id),
    check('coin_entries_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** Payouts that creators requested. The operator pays them outside of Playloom and records it here. */
export const coinPayouts = pgTable(
  'coin_payouts',
  {
    /** The move that reserved the coins. */
    moveId: uuid('move_id')
      .primaryKey()
      .references(() => coinTransactions.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    amount: coins('amount').notNull(),
    state: text('state', { enum: ['requested', 'paid', 'returned'] })
      .notNull()
      .default('requested'),
    /** The payout is only a test, because the ledger held coins that were not paid for with real money. */
    isSandbox: boolean('is_sandbox').notNull().default(true),
    /** How the payout was made, or why it was rejected. */
    decision: text('decision'),
    /** The encrypted destination at the time of the request. Null for older payouts, which did not store it. */
    destination: text('destination'),
    requestedAt: timestampColumn('requested_at').notNull(),
    decidedAt: timestampColumn('decided_at'),
  },
  (table) => [
    index('coin_payouts_user').on(table.userId, table.requestedAt),
    index('coin_payouts_state').on(table.state, table.requestedAt),
  ],
);

/** Where creators want their payouts sent, encrypted with SECRET_KEY. */
export const payoutMethods = pgTable('payout_methods', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  destination: text('destination').notNull(),
  changedAt: timestampColumn('changed_at').notNull(),
  usableFrom: timestampColumn('usable_from').notNull(),
});

/** Results of the nightly check of the ledger. */
export const ledgerAudits = pgTable('ledger_audits', {
  id: uuid('id').primaryKey().defaultRandom(),
  auditedAt: timestampColumn('audited_at').notNull(),
  problems: jsonb('problems').$type<string[]>().notNull(),
});

/** Items that games offered for coins. A purchased one stays here until a room has recorded the delivery. */
export const coinOffers = pgTable(
  'coin_offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    price: coins('price').notNull(),
    offeredAt: timestampColumn('offered_at').notNull(),
    moveId: uuid('move_id').references(() => coinTransactions.id),
    boughtAt: timestampColumn('bought_at'),
    deliveredAt: timestampColumn('delivered_at'),
  },
  (table) => [
    index('coin_offers_waiting')
      .on(table.userId, table.gameId)
      .where(sql`bought_at is not null and delivered_at is null`),
    index('coin_offers_recent').on(table.userId, table.offeredAt),
  ],
);
