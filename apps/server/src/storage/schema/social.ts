import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

const userId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const gameId = () =>
  uuid('game_id')
    .notNull()
    .references(() => games.id, { onDelete: 'cascade' });

/** Who follows whom. Followers are notified when the user publishes. */
export const follows = pgTable(
  'follows',
  {
    followerId: userId('follower_id'),
    creatorId: userId('creator_id'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.creatorId] }),
    index('follows_creator').on(table.creatorId),
    check('follows_not_oneself', sql`${table.followerId} <> ${table.creatorId}`),
  ],
);

export const gameLikes = pgTable(
  'game_likes',
  { gameId: gameId(), userId: userId('user_id'), createdAt: timestampColumn('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('game_likes_user').on(table.userId),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: gameId(),
    authorId: userId('author_id'),
    /** The comment that this one replies to; null once that is deleted. */
    replyTo: uuid('reply_to').references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** The text for minors, with links, addresses, and numbers masked. */
    safeText: text('safe_text').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    index('comments_game').on(table.gameId, table.createdAt),
    index('comments_author').on(table.authorId),
    index('comments_reply').on(table.replyTo),
  ],
);

/**
 * Friend requests and friendships. One row per two users: one has sent a request, which the other may have
 * accepted.
 */
export const friendshipsTable = pgTable(
  'friendships',
  {
    askerId: userId('asker_id'),
    askedId: userId('asked_id'),
    createdAt: timestampColumn('created_at').notNull(),
    acceptedAt: timestampColumn('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.askerId, table.askedId] }),
    uniqueIndex('friendships_pair').on(
      sql`least(${table.askerId}, ${table.askedId})`,
      sql`greatest(${table.askerId}, ${table.askedId})`,
    ),
    index('friendships_asked').on(table.askedId),
    check('friendships_not_with_oneself', sql`${table.askerId} <> ${table.askedId}`),
  ],
);
