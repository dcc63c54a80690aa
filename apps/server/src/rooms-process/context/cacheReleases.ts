import type { PlatformCalls } from '@playloom/room-contract';

type LoadRelease = PlatformCalls['loadRelease'];
type Release = NonNullable<Awaited<ReturnType<LoadRelease>>>;

/** The length of all documents that are kept. Those of the starters have 100,000 to 260,000 characters. */
const CACHED_CHARS_MAX = 4_000_000;

/**
 * Keeps the releases that were loaded last, which never change. Players of a room that comes back would wait for the
 * platform, which is busy when many rooms come back.
 */
export function cacheReleases(platform: PlatformCalls): PlatformCalls {
  const cached = new Map<string, Release>();
  return {
    ...platform,
    async loadRelease(gameId, release) {
      const key = `${gameId} ${release}`;
      const found = cached.get(key) ?? (await platform.loadRelease(gameId, release));
      if (found === null) return null;
      // The last one in the map is the one that was used last.
      cached.delete(key);
      cached.set(key, found);
      dropOldest(cached);
      return found;
    },
  };
}

function dropOldest(cached: Map<string, Release>): void {
  let chars = 0;
  for (const [key, { document }] of [...cached].reverse()) {
    chars += document.length;
    if (chars > CACHED_CHARS_MAX) cached.delete(key);
  }
}
