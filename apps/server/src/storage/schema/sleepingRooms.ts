import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/**
 * Rooms that nobody is in and that no process runs. The next player finds them as they were. What happened in them is
 * in an object of the file store.
 */
export const sleepingRooms = pgTable(
  'sleeping_rooms',
  {
    roomId: text('room_id').primaryKey(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    release: integer('release').notNull(),
    engineVersion: text('engine_version').notNull(),
    roomName: text('room_name').notNull(),
    /** Null for public rooms. */
    lobbyCode: text('lobby_code'),
    /** The user who opened a private room; null for guests. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    maxPlayers: integer('max_players').notNull(),
    objectKey: text('object_key').notNull(),
    bytes: integer('bytes').notNull(),
    /** How long anyone has played in the room. The default is for rooms of earlier versions, which don't say it. */
    playedSeconds: integer('played_seconds').notNull().default(3_600),
    /** How many people have played in the room. */
    playedBy: integer('played_by').notNull().default(1),
    sleptAt: timestampColumn('slept_at').notNull(),
    endsAt: timestampColumn('ends_at').notNull(),
    /** When a process began to open the room. */
    claimedAt: timestampColumn('claimed_at'),
    /** When other rooms took its place. Then it is opened only by its id or code. */
    evictedAt: timestampColumn('evicted_at'),
    /** When the room could not be opened. It is kept only for operators then. */
    failedAt: timestampColumn('failed_at'),
  },
  (table) => [
    index('sleeping_rooms_game').on(table.gameId, table.sleptAt.desc()),
    index('sleeping_rooms_owner').on(table.ownerId),
    index('sleeping_rooms_end').on(table.endsAt),
  ],
);
