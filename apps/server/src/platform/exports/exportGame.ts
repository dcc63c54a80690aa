import type { Config } from '../../config.ts';
import { ExportNotOpen, ExportNotPublished } from '../../http/errors.ts';
import type { Place } from '../../http/placeOf.ts';
import type { Services } from '../../services.ts';
import { findRelease, type GameRow } from '../../storage/gameQueries.ts';
import { findUsername } from '../../storage/userQueries.ts';
import { materialiseState } from '../drafts/draftState.ts';
import { readFreshDraft } from '../drafts/ensureDraft.ts';
import { EVERYBODY } from '../games/policy.ts';
import { readDocument, readPlayable } from '../games/readDocument.ts';
import { buildExport, type ExportPlan } from './buildExport.ts';
import { makeExportKey } from './exportKey.ts';
import { findEngineForExport } from './findEngineForExport.ts';

type ExportServices = Pick<Services, 'config' | 'db' | 'files' | 'images' | 'secrets'>;

/** The draft as it is now, playing by itself in the player's browser. */
export async function exportOffline(services: Services, row: GameRow): Promise<Uint8Array> {
  const { config, engineVersion } = services;
  const draft = await readFreshDraft(services, row);
  const game = await readPlayable(services, materialiseState(draft.state));
  const engine = findEngineForExport(config, engineVersion);
  return buildExport(services, { ...(await describeFace(services, row)), game, engine, online: null });
}

/** The live release; `place` is where its server is, and without one it plays by itself. */
export async function exportRelease(
  services: ExportServices,
  row: GameRow,
  place: Place | null,
): Promise<Uint8Array> {
  const { config, db } = services;
  const release = row.liveRelease === null ? null : await findRelease(db, row.id, row.liveRelease);
  if (!release) throw ExportNotPublished();
  if (place && row.visibility !== EVERYBODY) throw ExportNotOpen();
  const engine = findEngineForExport(config, release.engineVersion);
  const game = readDocument(JSON.parse(release.document));
  const online = place && {
    server: place.publicUrl,
    files: `${place.uiOrigin}/files`,
    gameId: row.id,
    release: release.release,
    key: makeExportKey(services, row.id),
    sockets: listSockets(config, place),
  };
  return buildExport(services, { ...(await describeFace(services, row)), game, engine, online });
}

async function describeFace(
  { db }: Pick<Services, 'db'>,
  { creatorId, coverFile }: GameRow,
): Promise<Pick<ExportPlan, 'creator' | 'cover'>> {
  return { creator: await findUsername(db, creatorId), cover: coverFile };
}

/** In a fleet rooms have addresses of their own, which come and go. */
function listSockets({ redisUrl }: Config, { publicUrl }: Place): string[] {
  const socket = publicUrl.replace(/^http/, 'ws');
  return [redisUrl === undefined ? socket : `${new URL(socket).protocol}`];
}
