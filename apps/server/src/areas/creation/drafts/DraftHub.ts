import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Manages the drafts that are open in editors. */
export interface DraftHub {
  /** Starts the drafts thread ahead of time, so that the first editor does not wait for it. */
  start(): void;
  /** Handles an upgrade of `/drafts/{gameId}`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Resolves when the database has every edit that was acknowledged to an editor of the draft. */
  flush(gameId: string): Promise<void>;
  /**
   * Rereads the rights of all editors. An editor without access is disconnected, and their pending edits are dropped.
   */
  recheck(gameId: string): Promise<void>;
  /** Stores pending edits and disconnects all editors. */
  close(): Promise<void>;
}

/** The path of editor sockets, followed by the id of the game. */
export const DRAFT_SOCKETS_PATH = '/drafts/';

export interface WithDrafts {
  drafts: DraftHub;
}
