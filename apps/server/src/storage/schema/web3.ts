import type { TokenChain, TokenType } from '@playloom/api-contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { games, worlds } from './games.ts';
import { timestampColumn } from './users.ts';

/** Tokens of games, and of worlds whose maps may share one. */
export const utilityTokens = pgTable(
  'utility_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: uuid('game_id')
      .unique()
      .references(() => games.id, { onDelete: 'cascade' }),
    worldId: uuid('world_id')
      .unique()
      .references(() => worlds.id, { onDelete: 'cascade' }),
    chain: text('chain').$type<TokenChain>().notNull(),
    type: text('type').$type<TokenType>().notNull(),
    /** Address of the contract, in checksum format. */
    address: text('address').notNull(),
    /** Token ID in an ERC-1155 contract, in decimal; null for other types. */
    tokenId: text('token_id'),
    /** The name that the contract reports; null if no node could be reached. */
    name: text('name'),
    symbol: text('symbol'),
    decimals: integer('decimals'),
    iconSource: text('icon_source'),
    iconFile: text('icon_file'),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    index('utility_tokens_icon').on(table.iconFile),
    check('utility_tokens_one_owner', sql`num_nonnulls(${table.gameId}, ${table.worldId}) = 1`),
  ],
);
