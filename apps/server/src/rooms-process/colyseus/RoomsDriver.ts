import { LocalDriver, matchMaker, type IRoomCache, type SortOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { Redis } from 'ioredis';

/** The key of the library. */
const ROOMS = 'roomcaches';

/** Arguments: room, process, entry, 1 for a room that opens. Another process may have taken over the room. */
const WRITE_ENTRY = `
local known = redis.call('HGET', KEYS[1], ARGV[1])
if known and ARGV[4] == '0' and cjson.decode(known).processId ~= ARGV[2] then return end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
`;

/** Arguments: room, process. */
const REMOVE_ENTRY = `
local known = redis.call('HGET', KEYS[1], ARGV[1])
if known and cjson.decode(known).processId == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end
`;

interface ListRedis extends Redis {
  writeRoomEntry(key: string, roomId: string, processId: string, entry: string, opens: 0 | 1): Promise<void>;
  removeRoomEntry(key: string, roomId: string, processId: string): Promise<void>;
}

/**
 * The list of all rooms in Redis. A process changes only the entries of its own rooms. While Redis is away, it contains the rooms of this process, so that they can be joined
 * and new ones can open. `announce` brings Redis up to date afterwards.
 */
export class RoomsDriver extends RedisDriver {
  readonly #own = new LocalDriver();
  readonly #redis: ListRedis;

  constructor(connection: Redis) {
    super(connection);
    connection.defineCommand('writeRoomEntry', { numberOfKeys: 1, lua: WRITE_ENTRY });
    connection.defineCommand('removeRoomEntry', { numberOfKeys: 1, lua: REMOVE_ENTRY });
    this.#redis = connection as ListRedis;
  }

  override async query(conditions: Partial<IRoomCache>, sort?: SortOptions): Promise<IRoomCache[]> {
    try {
      return await super.query(conditions, sort);
    } catch {
      this.#forgetFailedQuery();
      return this.#own.query(conditions, sort);
    }
  }

  override async persist(room: IRoomCache, opens = false): Promise<boolean> {
    if (!this.#own.has(room.roomId)) this.#own.persist(room, true);
    await this.#write(room, opens);
    return true;
  }

  override async update(
    room: IRoomCache,
    { $set = {}, $inc = {} }: Parameters<RedisDriver['update']>[1],
  ): Promise<boolean> {
    Object.assign(room, $set);
    const fields = room as unknown as Record<string, number>;
    for (const [field, by] of Object.entries($inc)) fields[field] = fields[field]! + by!;
    await this.#write(room, false);
    return true;
  }

  override async remove(roomId: string): Promise<boolean> {
    this.#own.remove(roomId);
    await this.#redis.removeRoomEntry(ROOMS, roomId, matchMaker.processId).catch(() => undefined);
    return true;
  }

  override async cleanup(processId: string): Promise<void> {
    const rooms = await this.query({ processId });
    const removals = rooms.map(({ roomId }) => this.#redis.removeRoomEntry(ROOMS, roomId, processId));
    await Promise.all(removals).catch(() => undefined);
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

  async #write(room: IRoomCache, opens: boolean): Promise<void> {
    const entry = JSON.stringify(room);
    await this.#redis
      .writeRoomEntry(ROOMS, room.roomId, room.processId, entry, opens ? 1 : 0)
      .catch(() => undefined);
  }

  /** The library shares one request between queries and would hand out a failed one for ever. */
  #forgetFailedQuery(): void {
    Object.assign(this, { _concurrentRoomCacheRequest: undefined, _roomCacheRequestByName: {} });
  }
}
