import type { LiveServerMessage, LiveClientMessage } from '@playloom/api-contract';
import type { UpgradeHandler } from '../http/upgradeTable.ts';

/** Holds a connection to every open page of a logged-in user. The hubs of all processes act as one. */
export interface LiveHub {
  handleUpgrade: UpgradeHandler;
  /** Sends a message to every page subscribed to a topic, in any process, except the given pages and users. */
  publish(topic: string, message: LiveServerMessage, except?: readonly string[]): void;
  /** Unsubscribes all pages of a user from a topic. */
  exclude(topic: string, userId: string): void;
  /** Closes a user's sockets in all processes: those of one session, or all of them. */
  end(userId: string, sessionId?: string): void;
  /** Registers the only handler for a kind of message. That of `hello` runs when a page has been welcomed. */
  handle<K extends LiveClientMessage['kind']>(kind: K, handle: LiveMessageHandler<K>): void;
  close(): Promise<void>;
}

export type LiveMessageHandler<K extends LiveClientMessage['kind']> = (
  page: LiveConnection,
  message: Extract<LiveClientMessage, { kind: K }>,
) => Promise<void>;

/** One open page of a user. */
export interface LiveConnection {
  /** Unique per connection. */
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Subscribes this page to a topic. Every page is subscribed to its user's topic from the start. */
  listen(topic: string): void;
  leave(topic: string): void;
  send(message: LiveServerMessage): void;
  /** Runs when the page disconnects. */
  onClose(run: () => void): void;
}

/** The topic for messages that concern one user. */
export function getUserTopic(userId: string): string {
  return `user:${userId}`;
}

export interface WithLive {
  live: LiveHub;
}
