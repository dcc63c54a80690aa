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

/** Coins are whole and exact: what comes out of the database is a BigInt. */
const coins = (name: string) => bigint(name, { mode: 'bigint' });

/**
 * Every coin lies in one account, and all accounts together hold none: those of the house go below zero for what
 * they gave out. Accounts outlive their owner, or the books would not add up any more.
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

/** One thing that happened to coins. Its key makes it happen once, however often it is asked for. */
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
    /** What it was for: the name of an item, of a pack, or an operator's reason. */
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
    /** What the owner had in all afterwards; none for the house. */
    totalAfter: coins('total_after'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coin_entries_move').on(table.moveId, table.accountId),
    index('coin_entries_account').on(table.accountId, table.createdAt, table.id),
    check('coin_entries_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** Payouts that creators asked for; the operator pays them outside and says so here. */
export const coinPayouts = pgTable(
  'coin_payouts',
  {
    /** The move that set the coins aside. */
    moveId: uuid('move_id')
      .primaryKey()
      .references(() => coinMoves.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    amount: coins('amount').notNull(),
    state: text('state', { enum: ['requested', 'paid', 'returned'] })
      .notNull()
      .default('requested'),
    /** Asked for while the books held coins that nobody paid money for: it may only be rehearsed. */
    isSandbox: boolean('is_sandbox').notNull().default(true),
    /** How it was paid outside, or why it was not. */
    decision: text('decision'),
    /** Where it goes, sealed: as it was when the payout was requested. Null for payouts of before. */
    destination: text('destination'),
    requestedAt: timestampColumn('requested_at').notNull(),
    decidedAt: timestampColumn('decided_at'),
  },
  (table) => [
    index('coin_payouts_user').on(table.userId, table.requestedAt),
    index('coin_payouts_state').on(table.state, table.requestedAt),
  ],
);

/** Where the payouts of a creator go, sealed with a key of the server. */
export const payoutMethods = pgTable('payout_methods', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  destination: text('destination').notNull(),
  changedAt: timestampColumn('changed_at').notNull(),
  usableFrom: timestampColumn('usable_from').notNull(),
});

/** What the nightly proof of the books found. */
export const ledgerAudits = pgTable('ledger_audits', {
  id: uuid('id').primaryKey().defaultRandom(),
  auditedAt: timestampColumn('audited_at').notNull(),
  problems: jsonb('problems').$type<string[]>().notNull(),
});

/** What games offered for coins. Once bought it waits here until a room has written down that it was handed over. */
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
