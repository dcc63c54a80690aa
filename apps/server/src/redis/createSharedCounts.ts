import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { RedisConnections } from './connectRedis.ts';
import type { SharedCount, SharedCounts } from './SharedCounts.ts';

/** Almost every request waits for a count, so a Redis that is slower than this is ignored. */
const COUNT_TIMEOUT_MS = 150;
const PREFIX = 'playloom:limit:';

/** One step, so that two processes can't both start a window and no count stays without its end. */
const ADD = `
local amount = tonumber(ARGV[1])
local known = redis.call('EXISTS', KEYS[1])
if amount == 0 then
  return { tonumber(redis.call('GET', KEYS[1]) or '0'), math.max(0, redis.call('PTTL', KEYS[1])), known }
end
local count = redis.call('INCRBY', KEYS[1], amount)
if count == amount then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return { count, redis.call('PTTL', KEYS[1]), known }
`;

interface CountingRedis extends Redis {
  addToCount(
    key: string,
    amount: number,
    windowMs: number,
  ): Promise<[count: number, endsInMs: number, known: 0 | 1]>;
}

export function createSharedCounts(redis: RedisConnections | null): SharedCounts {
  if (redis === null) return { add: async () => null, clear: async () => undefined };
  redis.commands.defineCommand('addToCount', { numberOfKeys: 1, lua: ADD });
  const commands = redis.commands as CountingRedis;
  return {
    async add(limit, subject, { amount, windowMs }) {
      if (!redis.isReady()) return null;
      const answer = commands.addToCount(formatKey(limit, subject), amount, windowMs).then(
        ([count, endsInMs, known]): SharedCount => ({ count, endsInMs, isKnown: known === 1 }),
        () => null,
      );
      return withTimeout(answer);
    },
    async clear(limit, subject, windowMs) {
      if (!redis.isReady()) return;
      // Not deleted, so that other processes can tell a count that was cleared from one that was lost.
      await withTimeout(commands.set(formatKey(limit, subject), 0, 'PX', windowMs).catch(() => null));
    },
  };
}

/** Subjects are addresses and names of users, which Redis need not know. */
function formatKey(limit: string, subject: string): string {
  return `${PREFIX}${limit}:${createHash('sha256').update(subject).digest('base64url')}`;
}

async function withTimeout<T>(answer: Promise<T>): Promise<T | null> {
  const waiting = new AbortController();
  const timeout = pause(COUNT_TIMEOUT_MS, null, { signal: waiting.signal }).catch(() => null);
  const first = await Promise.race([answer, timeout]);
  waiting.abort();
  return first;
}
