import { and, eq } from 'drizzle-orm';
import { GameNotFound } from '../../../http/errors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import { findDraftAccess, type DraftAccess } from '../drafts/draftQueries.ts';
import { findRelease } from '../games/gameQueries.ts';
import { type GameRow } from '../../../storage/schema/games.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import { games } from '../../../storage/schema.ts';
import { findWorld, listMapsOf } from './worldQueries.ts';
import type { WorldSettings } from '../documents/documentJobs.ts';
import { readFlushedDraft } from '../drafts/ensureDraft.ts';
import { hasDraftPermission, requireDraftPermission } from '../drafts/policy.ts';

/**
 * Returns the whole document. Collaborators get the draft; other users get the live release if the game is open source.
 */
export async function readGameDocumentText(
  services: WithDatabase & WithDocuments & WithDrafts,
  id: string,
  mapId: string | undefined,
  userId: string | null,
): Promise<string | Uint8Array> {
  const access = await findDraftAccess(services.db, id, userId);
  if (mapId === undefined) return readWhole(services, access);
  // Checked first, so that users without access do not learn the maps of the world.
  requireReadAccess(access);
  const other = await findMap(services, access, mapId);
  return readWhole(services, other === null ? null : await findDraftAccess(services.db, other, userId));
}

function requireReadAccess(access: DraftAccess | null): asserts access is DraftAccess {
  if (access && isPubliclyReadable(access.game)) return;
  requireDraftPermission(access, 'view');
}

function isPubliclyReadable({ isOpenSource, liveRelease, trashedAt, visibility }: GameRow): boolean {
  return isOpenSource && liveRelease !== null && trashedAt === null && visibility !== 3;
}

async function readWhole(
  services: WithDatabase & WithDocuments & WithDrafts,
  access: DraftAccess | null,
): Promise<string | Uint8Array> {
  requireReadAccess(access);
  const { game, role } = access;
  if (hasDraftPermission(role, 'view')) {
    const { state } = await readFlushedDraft(services, game);
    const source = { kind: 'state', state } as const;
    return services.documents.run('writeAnswer', { source, world: await findWorldSettings(services, game) });
  }
  const release = await findRelease(services.db, game.id, game.liveRelease ?? 0);
  if (!release) throw GameNotFound();
  const world = await findWorldSettings(services, game);
  if (world === null) return release.document;
  const source = { kind: 'text', text: release.document } as const;
  return services.documents.run('writeAnswer', { source, world });
}

async function findWorldSettings({ db }: WithDatabase, game: GameRow): Promise<WorldSettings | null> {
  const world = game.worldId === null ? null : await findWorld(db, game.worldId);
  if (!world) return null;
  const others = (await listMapsOf(db, world.id)).filter(({ id }) => id !== game.id);
  const maps = Object.fromEntries(
    others.map(({ worldMap, slug, title }) => [worldMap ?? slug, { name: title }]),
  );
  return { sharesToken: world.sharesToken, maps };
}

/** Finds a map by its id, or by its name in the world. */
async function findMap({ db }: WithDatabase, { game }: DraftAccess, mapId: string): Promise<string | null> {
  if (mapId === game.id) return game.id;
  if (game.worldId === null) return null;
  const isIt = isUuid(mapId) ? eq(games.id, mapId) : eq(games.worldMap, mapId);
  const [row] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.worldId, game.worldId), isIt));
  return row?.id ?? null;
}
