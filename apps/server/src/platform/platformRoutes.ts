import type { Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { usersRoutes } from './users/usersRoutes.ts';

/** Every route of the API, resource by resource. */
export function platformRoutes(services: Services): Route[] {
  return [...usersRoutes(services)];
}
