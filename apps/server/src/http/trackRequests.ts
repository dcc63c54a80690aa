import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long requests that are under way may take when the server stops. */
const REQUESTS_LIMIT_MS = 3_000;

interface RequestTracker {
  /**
   * Accepts no more connections and waits until all requests have their response. Returns how many have none within the
   * limit.
   */
  finish(limitMs?: number): Promise<number>;
}

/** Follows the requests of a server, so that it can stop without cutting them off. Call it before the server listens. */
export function trackRequests(server: Server): RequestTracker {
  const open = new Set<ServerResponse>();
  const done = Promise.withResolvers<void>();
  const state = { isFinishing: false };
  // Before the handlers of the server, so that the header is there when they respond.
  server.prependListener('request', (_request, response) => {
    open.add(response);
    // Otherwise a busy page would send one request after another.
    if (state.isFinishing) response.setHeader('connection', 'close');
    response.once('close', () => {
      open.delete(response);
      if (state.isFinishing && open.size === 0) done.resolve();
    });
  });
  return {
    async finish(limitMs = REQUESTS_LIMIT_MS) {
      state.isFinishing = true;
      server.close();
      if (open.size === 0) return 0;
      const limit = new AbortController();
      const late = pause(limitMs, undefined, { signal: limit.signal }).catch(() => undefined);
      await Promise.race([done.promise, late]);
      limit.abort();
      return open.size;
    },
  };
}
