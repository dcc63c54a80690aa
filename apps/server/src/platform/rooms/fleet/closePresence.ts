import type { RedisPresence } from '@colyseus/redis-presence';

/** Says goodbye to Redis. One that ends at the same moment does not answer: that is no error, and must not look like one. */
export function closePresence(presence: RedisPresence): void {
  for (const connection of [presence['sub'], presence['pub']]) connection.quit().catch(() => undefined);
}
