import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { coinTransactions } from './coins.ts';
import { timestampColumn, users } from './users.ts';

/** Orders for a coin pack, or for the first month of a plan. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['pack', 'tier'] }).notNull(),
    /** The id of the pack, or the code of the plan. */
    subject: text('subject').notNull(),
    /** The title at the time of the order. */
    title: text('title').notNull(),
    coins: bigint('coins', { mode: 'bigint' }).notNull(),
    cents: integer('cents').notNull(),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    state: text('state', { enum: ['open', 'paid', 'reversed'] })
      .notNull()
      .default('open'),
    /** The provider's id of the payment, which chargebacks refer to. */
    payment: text('payment').unique(),
    moveId: uuid('move_id').references(() => coinTransactions.id),
    /** The part of the price that the provider has refunded so far. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    paidAt: timestampColumn('paid_at'),
  },
  (table) => [index('payment_orders_user').on(table.userId, table.createdAt)],
);

/** Events that the provider has already sent, so that a repeated one has no effect. */
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
  /** The provider's id of the subscription. */
  reference: text('reference').notNull().unique(),
  paidUntil: timestampColumn('paid_until').notNull(),
  /** Whether the subscription ends at `paidUntil` instead of being renewed. */
  isEnding: boolean('is_ending').notNull().default(false),
  createdAt: timestampColumn('created_at').notNull(),
});
