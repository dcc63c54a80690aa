import { RedisPresence } from '@colyseus/redis-presence';
import type { Logger } from 'pino';
import { closePresence } from '../rooms/fleet/closePresence.ts';

/** Carries letters to every process, this one included. */
interface LiveBus {
  send(message: LiveBusMessage): void;
  close(): void;
}

export type LiveBusMessage =
  | {
      readonly kind: 'news';
      readonly topic: string;
      readonly text: string;
      /** Ids of people and of single pages. */
      readonly except?: readonly string[];
    }
  | { readonly kind: 'exclude'; readonly topic: string; readonly userId: string }
  | { readonly kind: 'end'; readonly userId: string; readonly sessionId?: string };

const CHANNEL = 'playloom:live';

/** Over Redis where there is one; a single process talks to itself. */
export function createLiveBus(
  redisUrl: string | undefined,
  log: Logger,
  receive: (message: LiveBusMessage) => void,
): LiveBus {
  if (redisUrl === undefined) return { send: receive, close: () => undefined };
  const presence = new RedisPresence(redisUrl);
  const warn = (error: unknown) => log.warn({ err: error }, 'live news did not reach the other processes');
  presence.subscribe(CHANNEL, receive).catch(warn);
  const state = { isClosed: false };
  return {
    // Pages that are closed with the process still say that they are gone.
    send: (message) => void (state.isClosed || presence.publish(CHANNEL, message).catch(warn)),
    close() {
      state.isClosed = true;
      closePresence(presence);
    },
  };
}
