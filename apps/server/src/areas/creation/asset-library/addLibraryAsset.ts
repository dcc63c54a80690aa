import {
  libraryImageSizes,
  type Endpoints,
  type LibraryName,
  type EndpointResponse,
} from '@playloom/api-contract';
import { and, eq } from 'drizzle-orm';
import { storeFile } from '../../../files/storeFile.ts';
import { LibraryAssetNotFound } from './assetLibraryErrors.ts';
import { InvalidInput } from '../../../http/errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithLibrary } from './AssetLibraries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { libraryFiles } from '../../../storage/schema.ts';
import { renderSvg } from './renderSvg.ts';

interface LibraryAssetRequest {
  readonly shelf: LibraryName; // words: the API names the parameter shelf
  readonly name: string;
  readonly side: number;
}

/** Stores a library asset as a file, like an upload. Adding it again returns the same file. */
export async function addLibraryAsset(
  { db, files, images, clock, library }: WithClock & WithDatabase & WithFiles & WithImages & WithLibrary,
  request: LibraryAssetRequest,
): Promise<EndpointResponse<Endpoints['addLibraryAsset']>['data']> {
  const { shelf: libraryName, name, side } = request;
  const sides: readonly number[] = libraryImageSizes[libraryName];
  if (!sides.includes(side)) throw InvalidInput({ side: `Choose one of ${sides.join(', ')}.` });
  const assetLibrary = await library.open(libraryName);
  const asset = assetLibrary.assets.get(name);
  if (!asset) throw LibraryAssetNotFound();
  const answer = { title: asset.title, side, isPixelArt: assetLibrary.isPixelArt };
  const known = await findImported(db, request);
  if (known !== null) return { ...answer, file: known };
  const bytes = await images.renderSvg(renderSvg(assetLibrary, asset, side));
  const file = await db.transaction(async (tx) => {
    const png = { bytes, extension: 'png', contentType: 'image/png', ownerId: null, now: clock.now() };
    const stored = await storeFile(tx, files, png);
    await tx
      .insert(libraryFiles)
      .values({ pack: libraryName, name, side, file: stored })
      .onConflictDoNothing();
    return stored;
  });
  return { ...answer, file };
}

async function findImported(db: Db, { shelf, name, side }: LibraryAssetRequest): Promise<string | null> {
  const [row] = await db
    .select({ file: libraryFiles.file })
    .from(libraryFiles)
    .where(and(eq(libraryFiles.pack, shelf), eq(libraryFiles.name, name), eq(libraryFiles.side, side)));
  return row?.file ?? null;
}
