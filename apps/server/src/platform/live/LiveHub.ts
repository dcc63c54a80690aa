import type { LiveServerMessage, LiveClientMessage } from '@playloom/api-contract';
import type { UpgradeHandler } from '../../http/upgradeTable.ts';

/** Everybody who is signed in and has a page open is connected here; all processes together are one hub. */
export interface LiveHub {
  handleUpgrade: UpgradeHandler;
  /** Sends news to every page that listens to a topic, in any process, except pages and people whose ids are given. */
  publish(topic: string, message: LiveServerMessage, except?: readonly string[]): void;
  /** From now on the pages of this person hear nothing of this topic. */
  exclude(topic: string, userId: string): void;
  /** Ends the sockets of a person everywhere: one session, or all of them. */
  end(userId: string, sessionId?: string): void;
  /** Who answers a kind of word; one for each kind. */
  handle<K extends LiveClientMessage['kind']>(kind: K, handle: LiveMessageHandler<K>): void;
  close(): Promise<void>;
}

export type LiveMessageHandler<K extends LiveClientMessage['kind']> = (
  page: LivePage,
  message: Extract<LiveClientMessage, { kind: K }>,
) => Promise<void>;

/** One open page of somebody. */
export interface LivePage {
  /** Another one for each connection. */
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  /** From now on this page hears what is published there. It hears its own person's topic from the start. */
  listen(topic: string): void;
  leave(topic: string): void;
  send(message: LiveServerMessage): void;
  /** Runs when this page is gone. */
  onClose(run: () => void): void;
}

/** The topic of everything that concerns one person. */
export function getUserTopic(userId: string): string {
  return `user:${userId}`;
}
