import type { TokenChain, TokenType } from '@playloom/api-contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { games, worlds } from './games.ts';
import { timestampColumn } from './users.ts';

/** The token of a game, or of a world whose maps may share it. */
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
    /** With checksum. */
    address: text('address').notNull(),
    /** Which of the many tokens of an ERC-1155 contract, in decimal; others have none. */
    tokenId: text('token_id'),
    /** What the contract says of itself; null where no node could be asked. */
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
