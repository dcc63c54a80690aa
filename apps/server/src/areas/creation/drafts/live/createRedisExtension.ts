import { Redis } from '@hocuspocus/extension-redis';

const PREFIX = 'playloom-drafts';
const DEFAULT_PORT = 6379;

/**
 * Shares open drafts between processes through Redis. Storing needs no lock: every write merges what others wrote, and
 * a process that waits for a lock could not acknowledge edits to its editors.
 */
export function createRedisExtension(redisUrl: string | undefined): Redis | null {
  if (redisUrl === undefined) return null;
  const url = new URL(redisUrl);
  const redis = new Redis({
    host: url.hostname,
    port: Number(url.port || DEFAULT_PORT),
    prefix: PREFIX,
    options: {
      ...(url.username ? { username: decodeURIComponent(url.username) } : {}),
      ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
      ...(url.pathname.length > 1 ? { db: Number(url.pathname.slice(1)) } : {}),
      ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    },
  });
  redis.onStoreDocument = async () => undefined;
  redis.afterStoreDocument = async () => undefined;
  return redis;
}
