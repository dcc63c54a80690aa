import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounts } from '../redis/SharedCounts.ts';
import { createNetworkCounter, type NetworkCounter } from './createNetworkCounter.ts';

/** Number of networks to track per route. */
const TRACKED_NETWORKS_MAX = 20_000;

interface RouteLimit {
  timeWindow: number;
  routeInfo: { method: string | string[]; url: string };
}

/** Counts the calls of each network, separately for each route and over all processes. */
export function createRateLimitStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    readonly #counter: NetworkCounter | undefined;

    /** The library creates one store for itself, which has no route, and one for each route. */
    constructor(route: object) {
      if (!isRouteLimit(route)) return;
      const { method, url } = route.routeInfo;
      this.#counter = createNetworkCounter(counts, {
        name: `route:${String(method)} ${url}`,
        windowMs: route.timeWindow,
        keysMax: TRACKED_NETWORKS_MAX,
      });
    }

    incr(...[key, done, , max]: Parameters<FastifyRateLimitStore['incr']>): void {
      if (this.#counter === undefined) return done(new Error('A rate limit needs a route.'));
      const { add } = this.#counter;
      callbackify(() => add(key, max))((error, counted) =>
        error ? done(error) : done(null, { current: counted.count, ttl: counted.endsInMs }),
      );
    }

    child(route: object): FastifyRateLimitStore {
      return new RateLimitStore(route);
    }
  };
}

function isRouteLimit(route: object): route is RouteLimit {
  return 'routeInfo' in route;
}
