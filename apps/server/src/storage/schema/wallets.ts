import { chains } from '@playloom/api-contract';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, users } from './users.ts';

/** Wallets that users can log in with. A wallet belongs to one account. */
export const wallets = pgTable(
  'wallets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chain: text('chain', { enum: chains }).notNull(),
    /** In the usual format of the chain: with checksum, or in base 58. */
    address: text('address').notNull(),
    /** Sites that embed games and may log the user in with this wallet without asking again. */
    issuers: text('issuers').array().notNull().default([]),
    linkedAt: timestampColumn('linked_at').notNull(),
  },
  (table) => [
    unique('wallets_address_key').on(table.chain, table.address),
    index('wallets_user').on(table.userId),
  ],
);

/**
 * Nonces and tokens that were used to log in, because each works only once. Only hashes are stored, until the
 * originals would have expired.
 */
export const usedWalletProofs = pgTable(
  'used_wallet_proofs',
  {
    hash: text('hash').primaryKey(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index('used_wallet_proofs_expiry').on(table.expiresAt)],
);
