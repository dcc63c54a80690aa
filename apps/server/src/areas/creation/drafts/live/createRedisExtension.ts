import { setTimeout as pause } from 'node:timers/promises';
import { Redis, type Configuration } from '@hocuspocus/extension-redis';
import type { afterLoadDocumentPayload } from '@hocuspocus/server';
import type { Logger } from 'pino';
import { connectRedis, type RedisConnections } from '../../../../redis/connectRedis.ts';

const PREFIX = 'playloom-drafts';
/** A draft that opens waits this long for what others have in memory. It gets the rest when it arrives. */
const SYNC_TIMEOUT_MS = 3_000;

type Client = ReturnType<NonNullable<Configuration['createClient']>>;

/** Shares open drafts between processes through Redis. Null without Redis. */
export function createRedisExtension(redisUrl: string | undefined, log: Logger): Redis | null {
  if (redisUrl === undefined) return null;
  // The web process of this thread has its own connections and logs when Redis is away.
  return new DraftsRedis(connectRedis(redisUrl, log.child({}, { level: 'error' })));
}

/**
 * Storing needs no lock: every write merges what others wrote, and a process that waits for a lock could not acknowledge
 * edits to its editors. While Redis is away, everyone edits the draft of their own process, and the drafts are merged
 * when it is back.
 */
class DraftsRedis extends Redis {
  readonly #redis: RedisConnections;

  constructor(redis: RedisConnections) {
    const clients = [createPublisher(redis), createSubscriber(redis)];
    super({ prefix: PREFIX, createClient: () => clients.shift()! });
    this.#redis = redis;
    redis.onBack(() => {
      for (const [documentName, document] of this.instance.documents)
        void this.#share({ documentName, document } as afterLoadDocumentPayload);
    });
  }

  override async afterLoadDocument(payload: afterLoadDocumentPayload): Promise<void> {
    await this.#redis.attempted;
    if (!this.#redis.isReady()) return;
    await Promise.race([this.#share(payload), pause(SYNC_TIMEOUT_MS, undefined, { ref: false })]);
  }

  override async onStoreDocument(): Promise<void> {}

  override async afterStoreDocument(): Promise<void> {}

  override async onDestroy(): Promise<void> {
    this.#redis.close();
  }

  /** Subscribes to the edits of others and exchanges what each of us has. If it fails, `onBack` does it again. */
  async #share(payload: afterLoadDocumentPayload): Promise<void> {
    await super.afterLoadDocument(payload).catch(() => undefined);
  }
}

/** Hocuspocus does not expect that publishing fails. Processes exchange missed edits when Redis is back. */
function createPublisher({ commands }: RedisConnections): Client {
  const publish = commands.publish.bind(commands);
  commands.publish = (async (channel: string, message: Buffer) =>
    publish(channel, message).catch(() => 0)) as typeof commands.publish;
  return commands as unknown as Client;
}

/** Hocuspocus subscribes only once to its own channel, so that subscription waits until Redis is there. */
function createSubscriber(redis: RedisConnections): Client {
  const subscriber = redis.commands.duplicate({
    enableReadyCheck: false,
    enableOfflineQueue: true,
    autoResubscribe: true,
    autoResendUnfulfilledCommands: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
  redis.watch(subscriber);
  return subscriber as unknown as Client;
}
