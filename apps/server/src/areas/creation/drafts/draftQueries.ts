import type { DraftRole } from '@playloom/api-contract';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm';
import {
  type GameRow,
  collaborators,
  draftFiles,
  drafts,
  files,
  gamePlays,
  games,
  releases,
  users,
} from '../../../storage/schema.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';

export type DraftRow = InferSelectModel<typeof drafts>;

/** A game and the user's role in its draft; null if they have none. */
export interface DraftAccess {
  game: GameRow;
  role: DraftRole | null;
}

export async function findDraftAccess(
  db: Db,
  id: string,
  userId: string | null,
): Promise<DraftAccess | null> {
  return isUuid(id) ? findAccess(db, eq(games.id, id), userId) : null;
}

export async function findDraftAccessBySlug(
  db: Db,
  slug: string,
  userId: string | null,
): Promise<DraftAccess | null> {
  return findAccess(db, eq(games.slug, slug), userId);
}

async function findAccess(db: Db, which: SQL, userId: string | null): Promise<DraftAccess | null> {
  const [row] = await db
    .select({ game: getTableColumns(games), role: collaborators.role })
    .from(games)
    .leftJoin(collaborators, isCollaborator(userId))
    .where(which);
  return row ? { game: row.game, role: row.game.creatorId === userId ? 'owner' : row.role } : null;
}

function isCollaborator(userId: string | null): SQL | undefined {
  return and(
    eq(collaborators.gameId, games.id),
    userId === null ? sql`false` : eq(collaborators.userId, userId),
  );
}

/** The driver decodes a whole row at once. Rows of this size don't block other requests for long. */
const SLICE_BYTES = 1024 * 1024;

/** Reads a draft. Its state is read in slices, one per row, all from the same snapshot. */
export async function findDraft(db: Db, gameId: string): Promise<DraftRow | null> {
  const { state, ...columns } = getTableColumns(drafts);
  const slices = sql`generate_series(0, greatest(octet_length(${state}) - 1, 0) / ${sql.raw(String(SLICE_BYTES))}) as slice`;
  const bytes = sql`substring(${state} from slice * ${sql.raw(String(SLICE_BYTES))} + 1 for ${sql.raw(String(SLICE_BYTES))})`;
  const rows = await db
    .select({ ...columns, bytes: bytes.mapWith(state) })
    .from(drafts)
    .innerJoin(slices, sql`true`)
    .where(eq(drafts.gameId, gameId))
    .orderBy(sql`slice`);
  const [first] = rows;
  if (first === undefined) return null;
  const { bytes: _bytes, ...row } = first;
  return { ...row, state: Buffer.concat(rows.map((part) => part.bytes)) };
}

/**
 * Locks a draft until the transaction ends, so that the later of two writers merges what the earlier one wrote.
 * Does not read the state, which can be large and which the last writer already has.
 */
export async function lockDraft(
  tx: Db,
  gameId: string,
): Promise<Pick<DraftRow, 'revision' | 'editedBy'> | null> {
  const [row] = await tx
    .select({ revision: drafts.revision, editedBy: drafts.editedBy })
    .from(drafts)
    .where(eq(drafts.gameId, gameId))
    .for('update');
  return row ?? null;
}

export async function hasDraft(db: Db, gameId: string): Promise<boolean> {
  const [row] = await db.select({ gameId: drafts.gameId }).from(drafts).where(eq(drafts.gameId, gameId));
  return row !== undefined;
}

/** Inserts the first draft of a game. If there already is one, nothing changes. */
export async function insertDraft(db: Db, draft: typeof drafts.$inferInsert): Promise<void> {
  await db.insert(drafts).values(draft).onConflictDoNothing();
}

export async function updateDraft(
  tx: Db,
  gameId: string,
  change: Partial<Omit<DraftRow, 'gameId'>>,
): Promise<void> {
  await tx.update(drafts).set(change).where(eq(drafts.gameId, gameId));
}

/** Links the stored files that a draft uses. Unknown names are skipped; the editor reports them. */
export async function linkDraftFiles(tx: Db, gameId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const known = await tx
    .select({ name: files.name })
    .from(files)
    .where(inArray(files.name, [...names]))
    .for('key share');
  if (known.length === 0) return;
  await tx
    .insert(draftFiles)
    .values(known.map(({ name }) => ({ gameId, file: name })))
    .onConflictDoNothing();
}

export interface CreationRow {
  game: GameRow;
  role: DraftRole;
  /** Null if there is no draft. */
  editedAt: Date | null;
  contentHash: string | null;
  editedBy: string | null;
  liveHash: string | null;
  playsThisWeek: number;
}

/** Lists a user's games and those shared with them, last edited first. */
export async function listCreationRows(
  db: Db,
  { userId, isTrash, since, limit }: { userId: string; isTrash: boolean; since: string; limit: number },
): Promise<CreationRow[]> {
  const rows = await db
    .select({
      game: getTableColumns(games),
      sharedRole: collaborators.role,
      editedAt: drafts.editedAt,
      contentHash: drafts.contentHash,
      editedBy: users.username,
      liveHash: releases.documentHash,
      playsThisWeek: sql<number>`coalesce((select sum(${gamePlays.plays}) from ${gamePlays}
        where ${gamePlays.gameId} = ${games.id} and ${gamePlays.day} >= ${since}), 0)`.mapWith(Number),
    })
    .from(games)
    .leftJoin(collaborators, isCollaborator(userId))
    .leftJoin(drafts, eq(drafts.gameId, games.id))
    .leftJoin(users, eq(users.id, drafts.editedBy))
    .leftJoin(releases, and(eq(releases.gameId, games.id), eq(releases.release, games.liveRelease)))
    .where(
      isTrash
        ? and(eq(games.creatorId, userId), isNotNull(games.trashedAt))
        : and(or(eq(games.creatorId, userId), isNotNull(collaborators.role)), isNull(games.trashedAt)),
    )
    .orderBy(desc(sql`coalesce(${drafts.editedAt}, ${games.createdAt})`), games.slug)
    .limit(limit);
  return rows.map(({ sharedRole, ...row }) => ({
    ...row,
    role: row.game.creatorId === userId ? 'owner' : (sharedRole ?? 'viewer'),
  }));
}

export interface CollaboratorRow {
  gameId: string;
  userId: string;
  username: string;
  avatarFile: string | null;
  role: 'editor' | 'viewer';
}

/** Lists all collaborators of these games, oldest first. */
export async function listCollaboratorRows(db: Db, gameIds: readonly string[]): Promise<CollaboratorRow[]> {
  if (gameIds.length === 0) return [];
  return db
    .select({
      gameId: collaborators.gameId,
      userId: users.id,
      username: users.username,
      avatarFile: users.avatarFile,
      role: collaborators.role,
    })
    .from(collaborators)
    .innerJoin(users, eq(users.id, collaborators.userId))
    .where(inArray(collaborators.gameId, [...gameIds]))
    .orderBy(collaborators.createdAt, users.username);
}
