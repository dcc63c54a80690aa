import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  fromDriver: (bytes) => new Uint8Array(bytes),
});

/** The game as it is being edited: a shared document, which the editor's socket changes. */
export const drafts = pgTable(
  'drafts',
  {
    gameId: uuid('game_id')
      .primaryKey()
      .references(() => games.id, { onDelete: 'cascade' }),
    state: bytea('state').notNull(),
    /** Counts the writes: who read an older one has to take in what came since before writing. */
    revision: integer('revision').notNull(),
    /** What the release of this draft would be called by its content; null when it was edited since that was last asked. */
    contentHash: text('content_hash'),
    editedAt: timestampColumn('edited_at').notNull(),
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('drafts_editor').on(table.editedBy)],
);

/** Drafts as they were: documents, so that they outlive every change of how drafts are shared. */
export const draftVersions = pgTable(
  'draft_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Empty for those made by themselves, which are thinned out. */
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

/** Files that a draft names, or that were uploaded for it: undo and older versions may need them again. */
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

/** Who may edit or look at a draft beside its owner, who is the game's creator. */
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
    /** A stolen table lets nobody in. */
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

/** Beside the release, which never changes: whoever made it may leave, and the same release can get other words. */
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

/** Releases that only the holders of a link play, and only for a while. */
export const testReleases = pgTable(
  'test_releases',
  {
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    release: integer('release').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The private room that plays it; another one when that has closed. */
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
