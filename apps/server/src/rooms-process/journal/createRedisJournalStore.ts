import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { RedisConnections } from '../../redis/connectRedis.ts';
import { formatOwnerChannel, formatOwnerKey, OWNER_LEASE_MS } from '../../redis/roomOwners.ts';
import { decodeRecords, encodeRecords } from './encodeRecords.ts';
import type { JournalRecord } from './JournalRecord.ts';
import type { FreeJournal, JournalEntry, JournalStore, WriteRefusal } from './JournalStore.ts';

/** How long a journal is kept that nobody writes to. */
const REDIS_JOURNAL_AGE_MS = 10 * 60_000;
const RENEW_EVERY_MS = 400;
/**
 * A process that was killed has no connection. If it has none for this long, its lease is ended, so that nobody waits
 * for it. A connection may also break for a moment.
 */
const GONE_MS = 300;
/** After Redis was away, processes that own rooms may still be connecting again. */
const RETURN_MS = 3_000;
/** The owner of journals that were left on purpose. It never has a lease. */
const NOBODY = 'nobody';
/** How long a journal waits for the process that it was left to. */
const RESERVED_MS = 5_000;

/*
 * Keys: `playloom:journal:{room}` has the owner and the fence of a room, `…:log` its records. Each claim increases the
 * fence, and what is written with an older one is refused, so two processes never both continue a room.
 * `playloom:owners` lists the owners, and `playloom:owned:{owner}` their rooms. `playloom:reserved:{room}` names the owner
 * to whom a journal was left.
 */
const HEAD = 'playloom:journal:';
const OWNERS = 'playloom:owners';
const OWNED = 'playloom:owned:';
const RESERVED = 'playloom:reserved:';
const LEASE = formatOwnerKey('');

/** Arguments: owner, age, then for each journal: room, fence, 1 if it begins again, its region, records. */
const WRITE = `
local results = {}
for i = 3, #ARGV, 5 do
  local room, head = ARGV[i], '${HEAD}' .. ARGV[i]
  local fence = redis.call('HGET', head, 'fence')
  local result = 0
  if fence and fence ~= ARGV[i + 1] then
    result = 1
  elseif ARGV[i + 2] == '1' then
    redis.call('HSET', head, 'fence', ARGV[i + 1], 'owner', ARGV[1], 'region', ARGV[i + 3])
    redis.call('DEL', head .. ':log')
    redis.call('RPUSH', head .. ':log', ARGV[i + 4])
    redis.call('PEXPIRE', head, ARGV[2])
    redis.call('PEXPIRE', head .. ':log', ARGV[2])
    redis.call('SADD', '${OWNERS}', ARGV[1])
    redis.call('SADD', '${OWNED}' .. ARGV[1], room)
  elseif not fence or redis.call('RPUSHX', head .. ':log', ARGV[i + 4]) == 0 then
    result = 2
  end
  results[#results + 1] = result
end
return results
`;

/** Lists the rooms of owners without a lease, each with the time that is left of its journal, and its region. */
const LIST = `
local found = {}
for _, owner in ipairs(redis.call('SMEMBERS', '${OWNERS}')) do
  if redis.call('EXISTS', '${LEASE}' .. owner) == 0 then
    local rooms = redis.call('SMEMBERS', '${OWNED}' .. owner)
    if #rooms == 0 then redis.call('SREM', '${OWNERS}', owner) end
    for _, room in ipairs(rooms) do
      local left = redis.call('PTTL', '${HEAD}' .. room .. ':log')
      if left < 0 then redis.call('SREM', '${OWNED}' .. owner, room)
      elseif redis.call('EXISTS', '${RESERVED}' .. room) == 0 then
        found[#found + 1] = { room, left, redis.call('HGET', '${HEAD}' .. room, 'region') }
      end
    end
  end
end
return found
`;

/** Arguments: room, new owner. Returns the new fence, or nothing if the room has an owner. */
const CLAIM = `
local head = '${HEAD}' .. ARGV[1]
local owner = redis.call('HGET', head, 'owner')
if not owner or redis.call('EXISTS', '${LEASE}' .. owner) == 1 then return false end
local heir = redis.call('GET', '${RESERVED}' .. ARGV[1])
if heir and heir ~= ARGV[2] then return false end
redis.call('DEL', '${RESERVED}' .. ARGV[1])
redis.call('SREM', '${OWNED}' .. owner, ARGV[1])
redis.call('SADD', '${OWNED}' .. ARGV[2], ARGV[1])
redis.call('SADD', '${OWNERS}', ARGV[2])
redis.call('HSET', head, 'owner', ARGV[2])
return redis.call('HINCRBY', head, 'fence', 1)
`;

/** Arguments: room, fence, owner, 1 to leave the journal to others or 0 to remove it, the next owner if it is known. */
const LEAVE = `
local head = '${HEAD}' .. ARGV[1]
if redis.call('HGET', head, 'fence') ~= ARGV[2] then return end
redis.call('SREM', '${OWNED}' .. ARGV[3], ARGV[1])
if ARGV[4] == '0' then return redis.call('DEL', head, head .. ':log') end
redis.call('HSET', head, 'owner', '${NOBODY}')
redis.call('SADD', '${OWNED}${NOBODY}', ARGV[1])
redis.call('SADD', '${OWNERS}', '${NOBODY}')
if ARGV[5] ~= '' then redis.call('SET', '${RESERVED}' .. ARGV[1], ARGV[5], 'PX', ${RESERVED_MS}) end
`;

interface JournalRedis extends Redis {
  writeJournals(...args: (string | number | Buffer)[]): Promise<number[]>;
  listFreeJournals(): Promise<[roomId: string, leftMs: number, region: string | null][]>;
  claimJournal(roomId: string, ownerId: string): Promise<number | null>;
  leaveJournal(
    roomId: string,
    fence: number,
    ownerId: string,
    isKept: 0 | 1,
    nextOwnerId: string,
  ): Promise<void>;
}

interface Store {
  readonly redis: RedisConnections;
  readonly commands: JournalRedis;
  readonly ownerId: string;
  /** The rooms of this process, by the fence under which they are written. */
  readonly fences: Map<string, number>;
  /** Until then, nothing is taken over. */
  patientUntil: number;
  bytesWritten: number;
}

const REFUSALS: readonly (WriteRefusal | undefined)[] = [undefined, 'taken', 'missing'];

/** Keeps journals in Redis, so that they survive the machine. Any process with the same Redis can continue a room. */
export function createRedisJournalStore(redis: RedisConnections, ownerId: string): JournalStore {
  const store: Store = {
    redis,
    commands: defineCommands(redis.commands),
    ownerId,
    fences: new Map(),
    patientUntil: 0,
    bytesWritten: 0,
  };
  const renew = (): void => {
    if (redis.isReady())
      store.commands.set(formatOwnerKey(ownerId), 1, 'PX', OWNER_LEASE_MS).catch(() => undefined);
  };
  renew();
  const timer = setInterval(renew, RENEW_EVERY_MS);
  redis.onBack(() => {
    store.patientUntil = performance.now() + RETURN_MS;
    renew();
  });
  return {
    get bytesWritten() {
      return store.bytesWritten;
    },
    write: (entries) => write(store, entries),
    list: () => list(store),
    claim: (roomId) => claim(store, roomId),
    has: async (roomId) => (await store.commands.exists(HEAD + roomId)) === 1,
    async read(roomId) {
      const records = decodeRecords(
        Buffer.concat(await store.commands.lrangeBuffer(`${HEAD}${roomId}:log`, 0, -1)),
      );
      return records[0]?.kind === 'start' ? records : null;
    },
    release: (roomId, nextOwnerId = '') => leave(store, roomId, 1, nextOwnerId),
    remove: (roomId) => leave(store, roomId, 0, ''),
    async close() {
      clearInterval(timer);
      await store.commands.del(formatOwnerKey(ownerId)).catch(() => undefined);
    },
  };
}

function defineCommands(commands: Redis): JournalRedis {
  commands.defineCommand('writeJournals', { numberOfKeys: 0, lua: WRITE });
  commands.defineCommand('listFreeJournals', { numberOfKeys: 0, lua: LIST });
  commands.defineCommand('claimJournal', { numberOfKeys: 0, lua: CLAIM });
  commands.defineCommand('leaveJournal', { numberOfKeys: 0, lua: LEAVE });
  return commands as JournalRedis;
}

async function write(
  store: Store,
  entries: readonly JournalEntry[],
): Promise<ReadonlyMap<string, WriteRefusal>> {
  const { commands, ownerId, fences } = store;
  const args = entries.flatMap(({ roomId, records }) => {
    if (!fences.has(roomId)) fences.set(roomId, 1);
    const start = records.findLastIndex(({ kind }) => kind === 'start');
    const bytes = encodeRecords(start < 0 ? records : records.slice(start));
    store.bytesWritten += bytes.length;
    return [roomId, fences.get(roomId)!, start < 0 ? 0 : 1, findRegion(records), bytes];
  });
  const results = await commands.writeJournals(ownerId, REDIS_JOURNAL_AGE_MS, ...args);
  const refused = new Map<string, WriteRefusal>();
  entries.forEach(({ roomId }, index) => {
    const refusal = REFUSALS[results[index]!];
    if (refusal !== undefined) refused.set(roomId, refusal);
    if (refusal === 'taken') fences.delete(roomId);
  });
  return refused;
}

async function list(store: Store): Promise<FreeJournal[]> {
  const { redis, commands, patientUntil } = store;
  if (!redis.isReady() || performance.now() < patientUntil) return [];
  await endLeases(store);
  const found = await commands.listFreeJournals();
  return found.map(([roomId, leftMs, region]) => ({
    roomId,
    ageMs: REDIS_JOURNAL_AGE_MS - leftMs,
    region,
  }));
}

function findRegion(records: readonly JournalRecord[]): string {
  return records.findLast((record) => record.kind === 'start')?.plan.region ?? '';
}

/**
 * Ends the leases of processes that are not connected. One that is alive renews its lease, and keeps its rooms. Waits for
 * those that may connect again, because the next look would come later.
 */
async function endLeases({ commands, ownerId }: Store): Promise<void> {
  const owners = (await commands.smembers(OWNERS)).filter((owner) => owner !== NOBODY && owner !== ownerId);
  const missing = await findGone(commands, owners);
  if (missing.length === 0) return;
  await pause(GONE_MS);
  const gone = await findGone(commands, missing);
  if (gone.length > 0) await commands.del(...gone.map(formatOwnerKey));
}

/** Returns those that have a lease but are not connected. */
async function findGone(commands: Redis, owners: readonly string[]): Promise<string[]> {
  if (owners.length === 0) return [];
  const [leases, counts] = await Promise.all([
    commands.mget(...owners.map(formatOwnerKey)),
    commands.pubsub('NUMSUB', ...owners.map(formatOwnerChannel)),
  ]);
  return owners.filter((_, index) => leases[index] !== null && Number(counts[2 * index + 1]) === 0);
}

async function claim({ commands, ownerId, fences }: Store, roomId: string): Promise<boolean> {
  const fence = await commands.claimJournal(roomId, ownerId);
  if (fence !== null) fences.set(roomId, fence);
  return fence !== null;
}

async function leave(
  { commands, ownerId, fences }: Store,
  roomId: string,
  isKept: 0 | 1,
  nextOwnerId: string,
): Promise<void> {
  const fence = fences.get(roomId);
  fences.delete(roomId);
  if (fence !== undefined) await commands.leaveJournal(roomId, fence, ownerId, isKept, nextOwnerId);
}
