import { apiLimits, type Endpoints, type EndpointResponse } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, ImageNotReadable } from '../../../http/errors.ts';
import { AssetMissing, AssetNotReadable, AssetStorageFull, AssetTooLarge } from './draftErrors.ts';
import { StorageLimitReached } from '../../economy/plans/planErrors.ts';
import { storeFile } from '../../../files/storeFile.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import { findDraftAccess, linkDraftFiles } from './draftQueries.ts';
import { measureDraftFiles, measureFileBytesOfOwner } from '../../../files/fileQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import { readUpload, type UploadRules } from '../../../http/readUpload.ts';
import { readPlanLimits } from '../../economy/plans/readPlanLimits.ts';
import { requireDraftPermission } from './policy.ts';
import { extractAudio } from './sounds/extractAudio.ts';

type Uploaded = EndpointResponse<Endpoints['uploadAsset']>['data'];

/** The largest texture size that all phones support. */
const SIDE_MAX = 2048;
const GAME_FILES_MAX = 2000;
const MEGABYTE = 1024 * 1024;
const GAME_FILES_BYTES_MAX = 256 * MEGABYTE;

const ASSET: UploadRules = {
  field: 'file',
  bytesMax: apiLimits.ASSET_BYTES_MAX,
  missing: AssetMissing,
  tooLarge: AssetTooLarge,
};

interface CleanAsset extends Omit<Uploaded, 'file'> {
  bytes: Buffer;
  extension: string;
  contentType: string;
}

/** Re-encodes an uploaded image or sound and stores it for a game. */
export async function uploadAsset(
  services: WithClock & WithLog & WithDatabase & WithFiles & WithImages & WithPlans,
  userId: string,
  id: string,
  request: FastifyRequest,
): Promise<Uploaded> {
  const { db, files, clock } = services;
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'edit');
  const { kind, width, height, ...asset } = await cleanAsset(services, await readUpload(request, ASSET));
  const file = await db.transaction(async (tx) => {
    await acquireTransactionLock(tx, `files ${game.id}`);
    const { bytes, count } = await measureDraftFiles(tx, game.id);
    if (bytes + asset.bytes.length > GAME_FILES_BYTES_MAX || count >= GAME_FILES_MAX)
      throw AssetStorageFull();
    await enforceStorageLimit(services, tx, game.creatorId, asset.bytes.length);
    const name = await storeFile(tx, files, { ...asset, ownerId: userId, now: clock.now() });
    await linkDraftFiles(tx, game.id, [name]);
    return name;
  });
  return { file, kind, width, height };
}

/** Throws if the files of all the owner's games would exceed their plan. */
async function enforceStorageLimit(
  services: WithClock & WithLog & WithPlans,
  tx: Db,
  ownerId: string,
  more: number,
): Promise<void> {
  const { storageMegabytes } = await readPlanLimits(services, tx, ownerId);
  if (storageMegabytes === null) return;
  if ((await measureFileBytesOfOwner(tx, ownerId)) + more > storageMegabytes * MEGABYTE)
    throw StorageLimitReached();
}

async function cleanAsset({ images }: WithImages, bytes: Buffer): Promise<CleanAsset> {
  const sound = extractAudio(bytes);
  if (sound) return { ...sound, kind: 'sound', width: null, height: null };
  const image = await images.toAsset(bytes, SIDE_MAX).catch((error: unknown) => {
    throw error instanceof ApiProblem && error.id === ImageNotReadable.id ? AssetNotReadable() : error;
  });
  return { ...image, contentType: `image/${image.extension}`, kind: 'image' };
}
