import type { SkinCharacter } from '@playloom/api-contract';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/**
 * Games that accept skins, and for which character. Not stored in the game document, because skins are not part of
 * the simulation.
 */
export const gameSkins = pgTable('game_skins', {
  gameId: uuid('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  unit: text('unit').notNull(),
  /** A copy of the character, taken when skins were enabled, so that previews don't have to load the document. */
  character: jsonb('character').$type<SkinCharacter>().notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});

export const skins = pgTable(
  'skins',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The character that the skin was made for. It doesn't fit other characters. */
    unit: text('unit').notNull(),
    file: text('file').notNull(),
    status: text('status', { enum: ['waiting', 'approved', 'rejected'] }).notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: timestampColumn('created_at').notNull(),
    decidedAt: timestampColumn('decided_at'),
  },
  (table) => [
    index('skins_game').on(table.gameId, table.status, table.createdAt),
    index('skins_user').on(table.userId),
    index('skins_file').on(table.file),
  ],
);

/** Skins that players of a game earn with an achievement. */
export const skinRewards = pgTable(
  'skin_rewards',
  {
    skinId: uuid('skin_id')
      .primaryKey()
      .references(() => skins.id, { onDelete: 'cascade' }),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    achievement: text('achievement').notNull(),
  },
  (table) => [index('skin_rewards_game').on(table.gameId, table.achievement)],
);

/** The skin that a player wears in a game. */
export const wornSkins = pgTable(
  'worn_skins',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skinId: uuid('skin_id')
      .notNull()
      .references(() => skins.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('worn_skins_user').on(table.userId),
    index('worn_skins_skin').on(table.skinId),
  ],
);
