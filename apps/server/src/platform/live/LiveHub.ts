import type { LiveServerMessage, LiveClientMessage } from '@playloom/api-contract';
import type { UpgradeHandler } from '../../http/upgradeTable.ts';

/** All logged-in users with an open page are connected here. The hubs of all processes act as one. */
export interface LiveHub {
  handleUpgrade: UpgradeHandler;
  /** Sends a message to every page subscribed to a topic, in any process, except the given pages and users. */
  publish(topic: string, message: LiveServerMessage, except?: readonly string[]): void;
  /** Unsubscribes all pages of a user from a topic. */
  exclude(topic: string, userId: string): void;
  /** Closes the sockets of a user everywhere: of one session, or all of them. */
  end(userId: string, sessionId?: string): void;
  /** Registers the handler for a kind of message; one per kind. */
  handle<K extends LiveClientMessage['kind']>(kind: K, handle: LiveMessageHandler<K>): void;
  close(): Promise<void>;
}

export type LiveMessageHandler<K extends LiveClientMessage['kind']> = (
  page: LivePage,
  message: Extract<LiveClientMessage, { kind: K }>,
) => Promise<void>;

/** One open page of a user. */
export interface LivePage {
  /** Unique per connection. */
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Subscribes this page to a topic. It is subscribed to its user's topic from the start. */
  listen(topic: string): void;
  leave(topic: string): void;
  send(message: LiveServerMessage): void;
  /** Runs when the page disconnects. */
  onClose(run: () => void): void;
}

/** The topic of everything that concerns one user. */
export function getUserTopic(userId: string): string {
  return `user:${userId}`;
}
