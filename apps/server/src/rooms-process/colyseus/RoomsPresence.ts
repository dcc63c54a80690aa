import { RedisPresence } from '@colyseus/redis-presence';

/** Connects Colyseus with Redis. If Redis stops while it disconnects and does not answer, that is not an error. */
export class RoomsPresence extends RedisPresence {
  override shutdown(): void {
    for (const connection of [this.sub, this.pub]) connection.quit().catch(() => undefined);
  }
}
