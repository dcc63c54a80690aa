import type { RedisPresence } from '@colyseus/redis-presence';

/** Disconnects from Redis. A Redis that stops at the same moment does not answer, which is not an error. */
export function closePresence(presence: RedisPresence): void {
  for (const connection of [presence['sub'], presence['pub']]) connection.quit().catch(() => undefined);
}
