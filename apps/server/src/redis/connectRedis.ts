import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** Longest time that anything waits for one answer of Redis. */
const REDIS_TIMEOUT_MS = 2_000;
const CHECK_EVERY_MS = 1_000;
/**
 * A connection without an answer for this many checks is broken. Checks are counted, not time: if this process itself
 * was busy, the answer has arrived before the next check.
 */
const SILENT_CHECKS = 2;
const FIRST_RETRY_MS = 100;
/** Short, because players can't join other processes until every process has noticed that Redis is back. */
const LONGEST_RETRY_MS = 1_000;

/**
 * Nothing is queued while Redis is away and nothing is sent twice: a request gets its error at once, and code that
 * can wait calls `waitUntilReady`. The library doesn't handle failures when it subscribes again, so `ready` does it.
 */
const OPTIONS: RedisOptions = {
  connectTimeout: REDIS_TIMEOUT_MS,
  commandTimeout: REDIS_TIMEOUT_MS,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  disableClientInfo: true,
  retryStrategy: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS),
};

/** All connections of a process to Redis. Redis is ready when all of them are. */
export interface RedisConnections {
  /** The connection for commands. */
  readonly commands: Redis;
  /** Opens a connection that only subscribes. */
  openSubscriber(): Redis;
  /** Adds a connection that a library has opened with the options of `commands`. */
  watch(connection: Redis): void;
  isReady(): boolean;
  /** Resolves when the first connection attempt has succeeded or failed. */
  readonly attempted: Promise<void>;
  /** Waits until Redis is ready. Returns false if it is not ready in time. */
  waitUntilReady(timeoutMs: number): Promise<boolean>;
  onAway(run: () => void): void;
  /** Called whenever Redis is ready again, possibly without its data. */
  onBack(run: () => void): void;
  close(): void;
}

export interface WithRedis {
  /** Null if this process works alone. */
  redis: RedisConnections | null;
}

interface ConnectionsState {
  readonly log: Logger;
  readonly all: Map<Redis, { unanswered: number }>;
  readonly away: Set<() => void>;
  readonly back: Set<() => void>;
  readonly attempted: PromiseWithResolvers<void>;
  status: 'connecting' | 'ready' | 'away' | 'closed';
}

export function connectRedis(redisUrl: string, log: Logger): RedisConnections {
  const state: ConnectionsState = {
    log,
    all: new Map(),
    away: new Set(),
    back: new Set(),
    attempted: Promise.withResolvers(),
    status: 'connecting',
  };
  const commands = new Redis(redisUrl, OPTIONS);
  watch(state, commands);
  const timer = setInterval(() => checkAll(state), CHECK_EVERY_MS);
  timer.unref();
  return {
    commands,
    openSubscriber() {
      // A connection that subscribes can't ask Redis whether it is ready.
      const subscriber = new Redis(redisUrl, { ...OPTIONS, enableReadyCheck: false });
      watch(state, subscriber);
      return subscriber;
    },
    watch: (connection) => watch(state, connection),
    isReady: () => state.status === 'ready',
    attempted: state.attempted.promise,
    waitUntilReady: (timeoutMs) => waitUntilReady(state, timeoutMs),
    onAway: (run) => void state.away.add(run),
    onBack: (run) => void state.back.add(run),
    close() {
      state.status = 'closed';
      state.attempted.resolve();
      clearInterval(timer);
      for (const connection of state.all.keys()) closeConnection(connection);
    },
  };
}

function watch(state: ConnectionsState, connection: Redis): void {
  const checks = { unanswered: 0 };
  state.all.set(connection, checks);
  connection.on('error', (error: Error) => markAway(state, error.message));
  connection.on('close', () => markAway(state, 'the connection was closed'));
  connection.on('ready', () => {
    checks.unanswered = 0;
    if (state.status !== 'closed' && [...state.all.keys()].every(({ status }) => status === 'ready'))
      markReady(state);
  });
}

function markAway(state: ConnectionsState, reason: string): void {
  if (state.status === 'away' || state.status === 'closed') return;
  state.status = 'away';
  state.log.warn({ reason }, 'Redis is away');
  state.attempted.resolve();
  for (const run of state.away) run();
}

function markReady(state: ConnectionsState): void {
  if (state.status === 'ready') return;
  const wasAway = state.status === 'away';
  state.status = 'ready';
  state.attempted.resolve();
  if (!wasAway) return;
  state.log.warn('Redis is back');
  for (const run of state.back) run();
}

function checkAll({ all }: ConnectionsState): void {
  for (const [connection, checks] of all) {
    if (connection.status !== 'ready') continue;
    if (checks.unanswered >= SILENT_CHECKS) connection.stream.destroy(new Error('no answer'));
    checks.unanswered += 1;
    const answered = (): void => void (checks.unanswered = 0);
    connection.ping().then(answered, () => undefined);
  }
}

async function waitUntilReady(state: ConnectionsState, timeoutMs: number): Promise<boolean> {
  if (state.status === 'ready') return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const finish = (): void => resolve(true);
  state.back.add(finish);
  void state.attempted.promise.then(() => state.status === 'ready' && resolve(true));
  const timer = setTimeout(() => resolve(false), timeoutMs);
  const isReady = await promise;
  clearTimeout(timer);
  state.back.delete(finish);
  return isReady;
}

/** If Redis stops at the same moment and does not answer, that is not an error. */
function closeConnection(connection: Redis): void {
  const disconnect = (): void => connection.disconnect();
  connection.quit().then(disconnect, disconnect);
}
