import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  fromDriver: (bytes) => new Uint8Array(bytes),
});

/** The state of a game being edited: a collaborative document that is changed over the editor's socket. */
export const drafts = pgTable(
  'drafts',
  {
    gameId: uuid('game_id')
      .primaryKey()
      .references(() => games.id, { onDelete: 'cascade' }),
    state: bytea('state').notNull(),
    /** Increases with every write. A writer with an older revision must first merge the changes since then. */
    revision: integer('revision').notNull(),
    /**
     * Content hash that a release of this draft would have; null if the draft was edited after the hash was
     * computed.
     */
    contentHash: text('content_hash'),
    editedAt: timestampColumn('edited_at').notNull(),
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('drafts_editor').on(table.editedBy)],
);

/**
 * Earlier states of drafts. Stored as plain game documents, so that they stay readable if the collaborative format
 * changes.
 */
export const draftVersions = pgTable(
  'draft_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Empty for automatic versions, of which older ones are deleted over time. */
    name: text('name').notNull().default(''),
    document: text('document').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('draft_versions_game').on(table.gameId, table.createdAt.desc()),
    index('draft_versions_creator').on(table.createdBy),
  ],
);

/**
 * Files that a draft uses or that were uploaded for it. Kept even if unused, because undo and older versions may
 * need them.
 */
export const draftFiles = pgTable(
  'draft_files',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    file: text('file').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.file] }), index('draft_files_file').on(table.file)],
);

/** Users who may edit or view a draft. The owner is the game's creator and is not listed here. */
export const collaborators = pgTable(
  'collaborators',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['editor', 'viewer'] }).notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('collaborators_user').on(table.userId),
  ],
);

export const collaboratorLinks = pgTable(
  'collaborator_links',
  {
    /** Only the hash of the token, so that a stolen table gives no access. */
    tokenHash: text('token_hash').primaryKey(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['editor', 'viewer'] }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    index('collaborator_links_game').on(table.gameId),
    index('collaborator_links_creator').on(table.createdBy),
  ],
);

/**
 * Notes on a release. Separate from the release, which never changes, because notes can be edited and their author
 * can delete their account.
 */
export const releaseNotes = pgTable(
  'release_notes',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    release: integer('release').notNull(),
    notes: text('notes').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.release] }),
    index('release_notes_creator').on(table.createdBy),
  ],
);

/** Releases that only people with a link can play, for a limited time. */
export const testReleases = pgTable(
  'test_releases',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    release: integer('release').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Code of the private room that runs the release. Replaced once that room has closed. */
    lobbyCode: text('lobby_code'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.release] }),
    index('test_releases_creator').on(table.createdBy),
    index('test_releases_end').on(table.expiresAt),
  ],
);
