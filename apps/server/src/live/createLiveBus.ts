import type { Logger } from 'pino';
import type { RedisConnections } from '../redis/connectRedis.ts';
import { connectRedisBus } from '../redis/connectRedisBus.ts';

/** Sends messages to every process, including this one. */
interface LiveBus {
  send(message: LiveBusMessage): void;
  close(): void;
}

export type LiveBusMessage =
  | {
      readonly kind: 'news';
      readonly topic: string;
      readonly text: string;
      /** Ids of users and pages that do not get the message. */
      readonly except?: readonly string[];
    }
  | { readonly kind: 'exclude'; readonly topic: string; readonly userId: string }
  | { readonly kind: 'end'; readonly userId: string; readonly sessionId?: string };

const CHANNEL = 'playloom:live';

/**
 * Uses Redis if it is configured. Without Redis there is one process, which delivers to itself. While Redis is away,
 * only pages of this process get a message; the others load what they missed when `onBack` reconnects them.
 */
export function createLiveBus(
  redis: RedisConnections | null,
  log: Logger,
  { receive, onBack }: { receive(message: LiveBusMessage): void; onBack(): void },
): LiveBus {
  if (redis === null) return { send: receive, close: () => undefined };
  const bus = connectRedisBus(redis, log);
  void bus.subscribe(CHANNEL, (message) => receive(message as LiveBusMessage));
  redis.onBack(onBack);
  const state = { isClosed: false };
  return {
    // Messages after closing are dropped: pages that close with the process still report that they are gone.
    send(message) {
      if (!state.isClosed) bus.publish(CHANNEL, message).catch(() => receive(message));
    },
    close: () => void (state.isClosed = true),
  };
}
