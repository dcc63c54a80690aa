import type { Config, WithConfig } from '../../../process/config.ts';
import { ExportGameNotPublic, ExportNotPublished } from './exportErrors.ts';
import type { SiteOrigins } from '../../../http/resolveSiteOrigins.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithScripts } from '../releases/ScriptChecker.ts';
import type { WithEngineBundles } from '../../../engines/createEngineBundles.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import { findRelease } from '../games/gameQueries.ts';
import { type GameRow } from '../../../storage/schema/games.ts';
import { findUsername } from '../../identity/users/userQueries.ts';
import { readFlushedDraft } from '../drafts/ensureDraft.ts';
import { VISIBILITY_EVERYONE } from '../games/policy.ts';
import { readPlayableGame } from '../releases/readGameDocument.ts';
import { findDraftAccess } from '../drafts/draftQueries.ts';
import { hasDraftPermission } from '../drafts/policy.ts';
import { collectExportMaps } from './collectExportMaps.ts';
import { buildExport, type ExportPlan } from './buildExport.ts';
import { makeExportKey } from './exportKey.ts';
import { findEngineForExport } from './findEngineForExport.ts';
import { readExportParts } from './readExportParts.ts';

type ExportServices = WithConfig &
  WithSecrets &
  WithDatabase &
  WithFiles &
  WithImages &
  WithDocuments &
  WithEngineBundles;

/**
 * Exports the current draft as a game that runs in the player's browser, with the other maps that `userId` may export.
 */
export async function exportOffline(
  services: WithConfig &
    WithLog &
    WithDatabase &
    WithFiles &
    WithImages &
    WithDocuments &
    WithScripts &
    WithEngineVersion &
    WithEngineBundles &
    WithDrafts &
    WithRooms,
  row: GameRow,
  userId: string,
): Promise<Uint8Array> {
  const { engineVersion } = services;
  const draft = await readFlushedDraft(services, row);
  const { document } = await readPlayableGame(services, { kind: 'state', state: draft.state });
  const game = await readExportParts(services, document);
  const engine = await findEngineForExport(services, engineVersion);
  // A collaborator of this draft may not have access to the other maps, and an export contains whole maps.
  const canExportMap = async (id: string) =>
    hasDraftPermission((await findDraftAccess(services.db, id, userId))?.role ?? null, 'view');
  const maps = await collectExportMaps(services, row, game, canExportMap);
  const presentation = await describePresentation(services, row);
  return buildExport(services, { ...presentation, game, maps, engine, online: null });
}

/** Exports the live release. With `place`, the game connects to that server; without it, the game runs offline. */
export async function exportRelease(
  services: ExportServices,
  row: GameRow,
  place: SiteOrigins | null,
): Promise<Uint8Array> {
  const { config, db } = services;
  const release = row.liveRelease === null ? null : await findRelease(db, row.id, row.liveRelease);
  if (!release) throw ExportNotPublished();
  if (place && row.visibility !== VISIBILITY_EVERYONE) throw ExportGameNotPublic();
  const engine = await findEngineForExport(services, release.engineVersion);
  const game = await readExportParts(services, release.document);
  const online = place && {
    server: place.publicUrl,
    files: `${place.uiOrigin}/files`,
    gameId: row.id,
    release: release.release,
    key: makeExportKey(services, row.id),
    sockets: listSockets(config, place),
  };
  const maps = online ? [] : await collectExportMaps(services, row, game, async () => true);
  return buildExport(services, {
    ...(await describePresentation(services, row)),
    game,
    maps,
    engine,
    online,
  });
}

async function describePresentation(
  { db }: WithDatabase,
  { id, worldMap, creatorId, coverFile }: GameRow,
): Promise<Pick<ExportPlan, 'id' | 'map' | 'creator' | 'cover'>> {
  return { id, map: worldMap ?? '', creator: await findUsername(db, creatorId), cover: coverFile };
}

/**
 * Lists the addresses that an export may open sockets to. In a fleet, the addresses of rooms change, so any host is
 * allowed.
 */
function listSockets({ redisUrl }: Config, { publicUrl }: SiteOrigins): string[] {
  const socket = publicUrl.replace(/^http/, 'ws');
  return [redisUrl === undefined ? socket : `${new URL(socket).protocol}`];
}
