import type { Logger } from 'pino';
import type { RedisConnections } from './connectRedis.ts';

/** Messages between processes, through channels of Redis. They travel as JSON. */
export interface RedisBus {
  /** Returns how many processes receive the message. Fails while Redis is away. */
  publish(channel: string, message: unknown): Promise<number>;
  /** Call once for each channel. While Redis is away, the subscription waits until it is back. */
  subscribe(channel: string, receive: (message: unknown) => void): Promise<void>;
  /** Lists the channels that any process subscribes to. `pattern` may contain `*`. */
  listChannels(pattern: string): Promise<string[]>;
}

export function connectRedisBus(redis: RedisConnections, log: Logger): RedisBus {
  const subscriber = redis.openSubscriber();
  const receivers = new Map<string, (message: unknown) => void>();
  const subscribe = (channels: readonly string[]): Promise<unknown> =>
    // If it fails, the connection is broken, and all channels are subscribed to when it is ready again.
    subscriber.subscribe(...channels).catch(() => undefined);
  subscriber.on('ready', () => void (receivers.size > 0 && subscribe([...receivers.keys()])));
  subscriber.on('message', (channel, text) => {
    const message = readMessage(text);
    if (message === undefined) log.warn({ channel }, 'ignored a message from Redis that is not JSON');
    else receivers.get(channel)?.(message);
  });
  return {
    async publish(channel, message) {
      await redis.attempted;
      return redis.commands.publish(channel, JSON.stringify(message));
    },
    async subscribe(channel, receive) {
      receivers.set(channel, receive);
      await redis.attempted;
      await subscribe([channel]);
    },
    async listChannels(pattern) {
      await redis.attempted;
      return (await redis.commands.pubsub('CHANNELS', pattern)) as string[];
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
