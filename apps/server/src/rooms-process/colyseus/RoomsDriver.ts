import { LocalDriver, type IRoomCache, type SortOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { Redis } from 'ioredis';

/**
 * The list of all rooms in Redis. While Redis is away, it contains the rooms of this process, so that they can be joined
 * and new ones can open. `announce` brings Redis up to date afterwards.
 */
export class RoomsDriver extends RedisDriver {
  readonly #own = new LocalDriver();

  constructor(connection: Redis) {
    super(connection);
  }

  override async query(conditions: Partial<IRoomCache>, sort?: SortOptions): Promise<IRoomCache[]> {
    try {
      return await super.query(conditions, sort);
    } catch {
      this.#forgetFailedQuery();
      return this.#own.query(conditions, sort);
    }
  }

  override async persist(room: IRoomCache): Promise<boolean> {
    if (!this.#own.has(room.roomId)) this.#own.persist(room, true);
    return super.persist(room).catch(() => true);
  }

  override async update(...change: Parameters<RedisDriver['update']>): Promise<boolean> {
    return super.update(...change).catch(() => true);
  }

  override async remove(roomId: string): Promise<boolean> {
    this.#own.remove(roomId);
    return super.remove(roomId).catch(() => true);
  }

  override async cleanup(processId: string): Promise<void> {
    await super.cleanup(processId).catch(() => undefined);
  }

  /** The connection belongs to `RedisConnections`. */
  override async shutdown(): Promise<void> {}

  /** Lists the rooms of this process as they are now, and no others under its name. */
  async announce(processId: string): Promise<void> {
    const listed = await this.query({ processId });
    const gone = listed.filter(({ roomId }) => !this.#own.has(roomId));
    await Promise.all([
      ...gone.map(({ roomId }) => this.remove(roomId)),
      ...this.#own.rooms.map((room) => this.persist(room)),
    ]);
  }

  /** The library shares one request between queries and would hand out a failed one for ever. */
  #forgetFailedQuery(): void {
    Object.assign(this, { _concurrentRoomCacheRequest: undefined, _roomCacheRequestByName: {} });
  }
}
