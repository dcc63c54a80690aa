import { endpoints } from '@playloom/api-contract';
import { ASSET_UPLOADS, READS } from '../../http/limits.ts';
import { openRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { findDrawings } from './findDrawings.ts';
import { takeDrawing } from './takeDrawing.ts';

export function libraryRoutes(services: Services): Route[] {
  return [
    openRoute(endpoints.findDrawings, READS, async ({ params, query }) => {
      const shelf = await services.library.open(params.shelf);
      const { drawings, ...found } = findDrawings(shelf, query);
      return succeed({
        ...found,
        drawings: drawings.map(({ name, title, category }) => ({ name, title, category })),
        categories: [...shelf.categories],
        source: shelf.source,
      });
    }),
    // Games that are in a browser alone take from it too, so nobody has to be signed in.
    openRoute(endpoints.takeDrawing, ASSET_UPLOADS, async ({ params, body }) =>
      succeed(await takeDrawing(services, { ...params, ...body })),
    ),
  ];
}
