import type { Logger } from 'pino';
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

/** Uses Redis if it is configured. Without Redis there is one process, which delivers to itself. */
export function createLiveBus(
  redisUrl: string | undefined,
  log: Logger,
  receive: (message: LiveBusMessage) => void,
): LiveBus {
  if (redisUrl === undefined) return { send: receive, close: () => undefined };
  const bus = connectRedisBus(redisUrl, log);
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'could not publish a live message to the other processes');
  bus.subscribe(CHANNEL, (message) => receive(message as LiveBusMessage)).catch(warn);
  const state = { isClosed: false };
  return {
    // Messages after closing are dropped: pages that close with the process still report that they are gone.
    send: (message) => void (state.isClosed || bus.publish(CHANNEL, message).catch(warn)),
    close() {
      state.isClosed = true;
      bus.close();
    },
  };
}
