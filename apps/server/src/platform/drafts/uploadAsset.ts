import { limits, type Endpoints, type ResponseOf } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import {
  ApiProblem,
  AssetMissing,
  AssetNotReadable,
  AssetsFull,
  AssetTooLarge,
  PictureNotReadable,
  StorageLimitReached,
} from '../../http/errors.ts';
import { storeFile } from '../../files/storeFile.ts';
import type { Services } from '../../services.ts';
import { findDraftAccess, keepDraftFiles } from '../../storage/draftQueries.ts';
import { measureDraftFiles, measureFilesOfOwner } from '../../storage/fileQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { takeTurn } from '../../storage/takeTurn.ts';
import { readUpload, type WantedUpload } from '../pictures/readUpload.ts';
import { readLimits } from '../plans/readLimits.ts';
import { needRight } from './policy.ts';
import { cleanSound } from './sounds/cleanSound.ts';

type Uploaded = ResponseOf<Endpoints['uploadAsset']>['data'];

/** Graphics cards of phones take no larger texture. */
const SIDE_MAX = 2048;
const GAME_FILES_MAX = 2000;
const MEGABYTE = 1024 * 1024;
const GAME_FILES_BYTES_MAX = 256 * MEGABYTE;

const ASSET: WantedUpload = {
  field: 'file',
  bytesMax: limits.ASSET_BYTES_MAX,
  missing: AssetMissing,
  tooLarge: AssetTooLarge,
};

interface CleanAsset extends Omit<Uploaded, 'file'> {
  bytes: Buffer;
  extension: string;
  contentType: string;
}

/** Stores a picture or a sound for a game, made anew from what was sent. */
export async function uploadAsset(
  services: Services,
  userId: string,
  id: string,
  request: FastifyRequest,
): Promise<Uploaded> {
  const { db, files, clock } = services;
  const { game } = needRight(await findDraftAccess(db, id, userId), 'edit');
  const { kind, width, height, ...asset } = await cleanAsset(services, await readUpload(request, ASSET));
  const file = await db.transaction(async (tx) => {
    await takeTurn(tx, `files ${game.id}`);
    const { bytes, count } = await measureDraftFiles(tx, game.id);
    if (bytes + asset.bytes.length > GAME_FILES_BYTES_MAX || count >= GAME_FILES_MAX) throw AssetsFull();
    await refuseBeyondPlan(services, tx, game.creatorId, asset.bytes.length);
    const name = await storeFile(tx, files, { ...asset, ownerId: userId, now: clock.now() });
    await keepDraftFiles(tx, game.id, [name]);
    return name;
  });
  return { file, kind, width, height };
}

/** All games of the owner together. */
async function refuseBeyondPlan(services: Services, tx: Db, ownerId: string, more: number): Promise<void> {
  const { storageMegabytes } = await readLimits(services, tx, ownerId);
  if (storageMegabytes === null) return;
  if ((await measureFilesOfOwner(tx, ownerId)) + more > storageMegabytes * MEGABYTE)
    throw StorageLimitReached();
}

async function cleanAsset({ images }: Services, bytes: Buffer): Promise<CleanAsset> {
  const sound = cleanSound(bytes);
  if (sound) return { ...sound, kind: 'sound', width: null, height: null };
  const picture = await images.toAsset(bytes, SIDE_MAX).catch((error: unknown) => {
    throw error instanceof ApiProblem && error.id === PictureNotReadable.id ? AssetNotReadable() : error;
  });
  return { ...picture, contentType: `image/${picture.extension}`, kind: 'image' };
}
