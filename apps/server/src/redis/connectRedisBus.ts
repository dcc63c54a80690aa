import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** Messages between processes, through channels of Redis. They travel as JSON. */
export interface RedisBus {
  publish(channel: string, message: unknown): Promise<void>;
  /** Call once for each channel. */
  subscribe(channel: string, receive: (message: unknown) => void): Promise<void>;
  /** Lists the channels that any process subscribes to. `pattern` may contain `*`. */
  listChannels(pattern: string): Promise<string[]>;
  close(): void;
}

/**
 * A connection that subscribes can't ask Redis whether it is ready. With that check, it would stay without its
 * subscriptions after Redis was gone for a moment.
 */
const SUBSCRIBER: RedisOptions = { enableReadyCheck: false };

export function connectRedisBus(redisUrl: string, log: Logger): RedisBus {
  const publisher = new Redis(redisUrl);
  const subscriber = new Redis(redisUrl, SUBSCRIBER);
  const receivers = new Map<string, (message: unknown) => void>();
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (error) => log.warn({ err: error }, 'the connection to Redis failed'));
  }
  // The library restores only subscriptions that were confirmed before the connection broke.
  subscriber.on('ready', () => {
    if (receivers.size === 0) return;
    subscriber
      .subscribe(...receivers.keys())
      .catch((error: unknown) => log.warn({ err: error }, 'could not subscribe again'));
  });
  subscriber.on('message', (channel, text) => {
    const message = readMessage(text);
    if (message === undefined) log.warn({ channel }, 'ignored a message from Redis that is not JSON');
    else receivers.get(channel)?.(message);
  });
  return {
    publish: async (channel, message) => void (await publisher.publish(channel, JSON.stringify(message))),
    async subscribe(channel, receive) {
      receivers.set(channel, receive);
      await subscriber.subscribe(channel);
    },
    listChannels: async (pattern) => (await publisher.pubsub('CHANNELS', pattern)) as string[],
    close() {
      // If Redis stops at the same moment and does not answer, that is not an error.
      for (const connection of [subscriber, publisher]) connection.quit().catch(() => undefined);
    },
  };
}

function readMessage(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
