import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** A group of users who move together from game to game. It is deleted when it ends. */
export const parties = pgTable(
  'parties',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leaderId: uuid('leader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The secret of the invite link. Readable, because every member may copy the link. */
    secret: text('secret').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** When a member was last online. A party that no one comes back to ends. */
    onlineAt: timestampColumn('online_at').notNull(),
    /** The room to which the leader called the party last; null before the first call. */
    callId: uuid('call_id'),
    calledAt: timestampColumn('called_at'),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'set null' }),
    roomId: text('room_id'),
  },
  (table) => [
    uniqueIndex('parties_secret_key').on(table.secret),
    index('parties_leader').on(table.leaderId),
    index('parties_game').on(table.gameId),
  ],
);

/** Everyone is in one party at most. */
export const partyMembers = pgTable(
  'party_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    partyId: uuid('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    joinedAt: timestampColumn('joined_at').notNull(),
    /** Whether their page joins the leader's games after a countdown. */
    autoJoin: boolean('auto_join').notNull().default(false),
    /** The room that they got a seat in last. Whether they are still there is in `saved_leases`. */
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'set null' }),
    roomId: text('room_id'),
    placedAt: timestampColumn('placed_at'),
  },
  (table) => [
    index('party_members_party').on(table.partyId, table.joinedAt),
    index('party_members_game').on(table.gameId),
  ],
);

/** Members that a leader removed. They need a new invitation of the leader. */
export const partyRemovals = pgTable(
  'party_removals',
  {
    partyId: uuid('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.partyId, table.userId] }),
    index('party_removals_user').on(table.userId),
  ],
);
