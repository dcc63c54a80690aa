import { endpoints } from '@playloom/api-contract';
import { READS, WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { addMap, createWorld, deleteWorld, removeMap, updateWorld } from './changeWorld.ts';
import { readGameWorld } from './readGameWorld.ts';

/** Worlds: several games of one owner, between which players travel with what they have. */
export function worldsRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.readGameWorld, READS, async ({ params, signedIn }) =>
      succeed(await readGameWorld(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.createWorld, WRITES, async ({ body, signedIn }) =>
      succeed({ _id: await createWorld(services, signedIn.user.id, body) }),
    ),
    signedInRoute(endpoints.updateWorld, WRITES, async ({ params, body, signedIn }) => {
      await updateWorld(services, signedIn.user.id, params.id, body);
      return done();
    }),
    signedInRoute(endpoints.deleteWorld, WRITES, async ({ params, signedIn }) => {
      await deleteWorld(services, signedIn.user.id, params.id);
      return done();
    }),
    signedInRoute(endpoints.addMapToWorld, WRITES, async ({ params, signedIn }) => {
      await addMap(services, signedIn.user.id, params);
      return done();
    }),
    signedInRoute(endpoints.removeMapFromWorld, WRITES, async ({ params, signedIn }) => {
      await removeMap(services, signedIn.user.id, params);
      return done();
    }),
  ];
}
