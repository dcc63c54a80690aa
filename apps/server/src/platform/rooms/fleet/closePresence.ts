import type { RedisPresence } from '@colyseus/redis-presence';

/** Disconnects from Redis. If Redis stops at the same moment and does not answer, that is not an error. */
export function closePresence(presence: RedisPresence): void {
  for (const connection of [presence['sub'], presence['pub']]) connection.quit().catch(() => undefined);
}
