import { endpoints } from '@playloom/api-contract';
import { ASSET_UPLOAD_RATE_LIMIT, READ_RATE_LIMIT } from '../../../http/limits.ts';
import { sessionlessRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithLibrary } from './AssetLibraries.ts';
import { searchLibrary } from './searchLibrary.ts';
import { addLibraryAsset } from './addLibraryAsset.ts';

export function assetLibraryRoutes(
  services: WithClock & WithDatabase & WithFiles & WithImages & WithLibrary,
): Route[] {
  return [
    sessionlessRoute(endpoints.searchLibrary, READ_RATE_LIMIT, async ({ params, query }) => {
      const assetLibrary = await services.library.open(params.shelf);
      const { assets, ...found } = searchLibrary(assetLibrary, query);
      return respondSuccess({
        ...found,
        drawings: assets.map(({ name, title, category }) => ({ name, title, category })),
        categories: [...assetLibrary.categories],
        source: assetLibrary.source,
      });
    }),
    // Games without an account use the library too, so no login is required.
    sessionlessRoute(endpoints.addLibraryAsset, ASSET_UPLOAD_RATE_LIMIT, async ({ params, body }) =>
      respondSuccess(await addLibraryAsset(services, { ...params, ...body })),
    ),
  ];
}
