import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** The drafts that are open in editors just now. */
export interface DraftHub {
  /** Makes ready for the first editor, who would otherwise wait for it. */
  start(): void;
  /** An upgrade of `/drafts/{gameId}`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** When this is done, the database has what every editor of the draft was shown to have done. */
  flush(gameId: string): Promise<void>;
  /** Looks anew at who may do what: whoever may not any more is cut off, with all they might still send. */
  recheck(gameId: string): Promise<void>;
  /** Stores what is pending and lets everybody go. */
  close(): Promise<void>;
}

/** The first part of the socket's path. */
export const DRAFT_SOCKETS_PATH = '/drafts/';
