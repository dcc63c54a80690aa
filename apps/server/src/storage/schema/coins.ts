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

/** Coins are whole numbers and exact, so the database returns a BigInt. */
const coins = (name: string) => bigint(name, { mode: 'bigint' });

/**
 * Every coin is in one account, and the sum of all accounts is zero: the platform's accounts are negative by
 * the coins they have issued. Accounts outlive their owner, or the ledger would no longer balance.
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
    // Both accounts of a user together fit into the number that every page shows.
    check(
      'coin_accounts_users_not_negative',
      sql`kind in ('platform', 'payments', 'payouts') or balance between 0 and 1000000000`,
    ),
  ],
);

/** One transaction of coins. Its key makes it happen once, however often it is requested. */
export const coinMoves = pgTable(
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
    /** Its subject: the name of an item or a pack, or an operator's reason. */
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
      .references(() => coinMoves.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => coinAccounts.id),
    amount: coins('amount').notNull(),
    balanceAfter: coins('balance_after').notNull(),
    /** The owner's total afterwards; null for the platform. */
    totalAfter: coins('total_after'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coin_entries_move').on(table.moveId, table.accountId),
    index('coin_entries_account').on(table.accountId, table.createdAt, table.id),
    check('coin_entries_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** Payouts requested by creators; the operator pays them externally and records it here. */
export const coinPayouts = pgTable(
  'coin_payouts',
  {
    /** The transaction that set the coins aside. */
    moveId: uuid('move_id')
      .primaryKey()
      .references(() => coinMoves.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    amount: coins('amount').notNull(),
    state: text('state', { enum: ['requested', 'paid', 'returned'] })
      .notNull()
      .default('requested'),
    /** Requested while the ledger held coins that were not paid with money, so it is only a test. */
    isSandbox: boolean('is_sandbox').notNull().default(true),
    /** How it was paid, or why it was rejected. */
    decision: text('decision'),
    /** The sealed destination at the time of the request. Null for payouts from before it was stored. */
    destination: text('destination'),
    requestedAt: timestampColumn('requested_at').notNull(),
    decidedAt: timestampColumn('decided_at'),
  },
  (table) => [
    index('coin_payouts_user').on(table.userId, table.requestedAt),
    index('coin_payouts_state').on(table.state, table.requestedAt),
  ],
);

/** Payout destinations of creators, sealed with a key of the server. */
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

/** Items that games offered for coins. A bought one waits here until a room has recorded the delivery. */
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
    moveId: uuid('move_id').references(() => coinMoves.id),
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
