import { sql, type InferSelectModel } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Achievement, Goal, KeepAlive } from '@playloom/game-format';
import { timestampColumn, users } from './users.ts';

/** What a rooms process must know about a release before it opens a room. */
export interface RoomFacts {
  hasScripts: boolean;
  keepAlive: KeepAlive;
  /** Missing in releases from before there were achievements. */
  achievements?: readonly Achievement[];
  /** Missing in releases from before there were goals: their engines don't count for any. */
  goals?: readonly Goal[];
}

/** Facts about the live release that the game page shows without reading its document. */
export interface GameFacts {
  controls: { keys: string[]; does: string }[];
  matchSeconds: number | null;
  hasTouchControls: boolean;
  /** Names of the leaderboards in the game's rules; missing in older releases. */
  leaderboards?: string[];
  /** How many achievements the game has; missing in older releases. */
  achievements?: number;
  /** How many goals players can get; missing in older releases. */
  goals?: number;
  /** Whether this map uses the world's token; missing in older releases. */
  sharesToken?: boolean;
}

/** A world is a group of games. Players travel between them with their saved data. */
export const worlds = pgTable('worlds', {
  id: uuid('id').primaryKey().defaultRandom(),
  ownerId: uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** Whether all maps use the world's token instead of their own. Overrides the setting of each map. */
  sharesToken: boolean('shares_token').notNull().default(false),
  createdAt: timestampColumn('created_at').notNull(),
});

export const games = pgTable(
  'games',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    worldId: uuid('world_id').references(() => worlds.id, { onDelete: 'set null' }),
    /** Name by which the other maps of the world refer to this one. */
    worldMap: text('world_map'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    category: text('category', { enum: ['io', 'html5'] })
      .notNull()
      .default('html5'),
    /** Title, tags and description combined, for search. */
    searchText: text('search_text').notNull(),
    coverFile: text('cover_file'),
    /** Whether the cover is still that of the game this one was copied from. */
    isCoverInherited: boolean('is_cover_inherited').notNull().default(false),
    /** Number of the live release; null before the first release. */
    liveRelease: integer('live_release'),
    engineVersion: text('engine_version').notNull(),
    maxPlayers: integer('max_players').notNull().default(32),
    visibility: smallint('visibility').$type<3 | 4 | 5>().notNull().default(5),
    chatVisibility: smallint('chat_visibility').$type<3 | 4 | 5>().notNull().default(5),
    sandboxMode: text('sandbox_mode').notNull().default('off'),
    preferredRegion: text('preferred_region').notNull().default(''),
    isModdable: boolean('is_moddable').notNull().default(false),
    isLobbyEnabled: boolean('is_lobby_enabled').notNull().default(false),
    defaultRenderer: text('default_renderer', { enum: ['2d', '3d'] })
      .notNull()
      .default('2d'),
    isOpenSource: boolean('is_open_source').notNull().default(false),
    /** Whether the game can only be opened by its link, and is not listed until its owner makes it public. */
    isUnlisted: boolean('is_unlisted').notNull().default(false),
    isWeb3Enabled: boolean('is_web3_enabled').notNull().default(false),
    isUtilityTokenEnabled: boolean('is_utility_token_enabled').notNull().default(false),
    facts: jsonb('facts').$type<GameFacts>().notNull(),
    plays: bigint('plays', { mode: 'number' }).notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    publishedAt: timestampColumn('published_at'),
    /** When the game was moved to the trash. No one can find or play it, but its slug stays taken. */
    trashedAt: timestampColumn('trashed_at'),
    /** When a moderator hid the game. */
    hiddenAt: timestampColumn('hidden_at'),
  },
  (table) => [
    uniqueIndex('games_slug_key').on(table.slug),
    uniqueIndex('games_world_map_key').on(table.worldId, table.worldMap),
    index('games_creator').on(table.creatorId),
    index('games_trashed')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
    index('games_popular').on(table.plays.desc(), table.publishedAt.desc()),
    index('games_new').on(table.publishedAt.desc()),
    index('games_tags').using('gin', table.tags),
    index('games_search_trigram').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('games_visibility_known', sql`${table.visibility} in (3, 4, 5)`),
  ],
);

/** Test releases have random numbers from here on, so that a number is never used twice. */
export const TEST_RELEASE_NUMBER_MIN = 100_000_000;

/** Releases of games. A trigger prevents changes, so that a release someone has played always stays the same. */
export const releases = pgTable(
  'releases',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    release: integer('release').notNull(),
    engineVersion: text('engine_version').notNull(),
    /** Stored as text, because `jsonb` would reorder keys and reject some valid JSON. */
    document: text('document').notNull(),
    documentHash: text('document_hash').notNull(),
    /** The client projection. Stored, because its URL is cached forever and its content must never change. */
    projection: text('projection').notNull(),
    /** Missing in older releases. */
    roomFacts: jsonb('room_facts').$type<RoomFacts>(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.release] }),
    // Test releases are excluded, because the same content may also be published.
    uniqueIndex('releases_content_key')
      .on(table.gameId, table.documentHash, table.engineVersion)
      .where(sql`${table.release} < 100000000`),
  ],
);

/** Files of a release. They are kept as long as the release exists. */
export const releaseFiles = pgTable(
  'release_files',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    release: integer('release').notNull(),
    file: text('file').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.release, table.file] }),
    index('release_files_file').on(table.file),
  ],
);

/** Members of a game's community. */
export const gameMembers = pgTable(
  'game_members',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('game_members_user').on(table.userId),
  ],
);

export const gamePlays = pgTable(
  'game_plays',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    plays: integer('plays').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.day] })],
);

/** Page views and joins per day and source. Empty strings mean that there was none. */
export const gameVisits = pgTable(
  'game_visits',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    portal: text('portal').notNull().default(''),
    agentId: text('agent_id').notNull().default(''),
    isInFrame: boolean('is_in_frame').notNull().default(false),
    views: integer('views').notNull().default(0),
    joins: integer('joins').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.day, table.portal, table.agentId, table.isInFrame] }),
  ],
);
export type GameRow = InferSelectModel<typeof games>;
