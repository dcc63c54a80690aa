import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { coinMoves } from './coins.ts';
import { timestampColumn, users } from './users.ts';

/** Something somebody wants to pay for: a pack of coins, or the first month of a tier. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['pack', 'tier'] }).notNull(),
    /** The pack, or the code of the tier. */
    subject: text('subject').notNull(),
    /** As it was shown when it was ordered. */
    title: text('title').notNull(),
    coins: bigint('coins', { mode: 'bigint' }).notNull(),
    cents: integer('cents').notNull(),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    state: text('state', { enum: ['open', 'paid', 'reversed'] })
      .notNull()
      .default('open'),
    /** What the provider calls the payment: chargebacks name it. */
    payment: text('payment').unique(),
    moveId: uuid('move_id').references(() => coinMoves.id),
    /** What of the price the provider gave back so far. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    paidAt: timestampColumn('paid_at'),
  },
  (table) => [index('payment_orders_user').on(table.userId, table.createdAt)],
);

/** What a provider told us already: told again, it changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: timestampColumn('received_at').notNull(),
});

export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tier: text('tier').notNull(),
  provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
  /** What the provider calls it. */
  reference: text('reference').notNull().unique(),
  paidUntil: timestampColumn('paid_until').notNull(),
  /** Not renewed any more. */
  isEnding: boolean('is_ending').notNull().default(false),
  createdAt: timestampColumn('created_at').notNull(),
});
