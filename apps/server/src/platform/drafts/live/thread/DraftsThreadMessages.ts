import type { EditorConnection } from '../EditorConnection.ts';

/** What the drafts thread is started with. */
export interface DraftsThreadSettings {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly logLevel: string;
  /** Largest draft, in bytes of its stored state. */
  readonly bytesMax: number;
  /** Id of the game the thread worked on last, as text; the web process reads it while the thread is busy. */
  readonly workMark: SharedArrayBuffer;
}

/** An editor as the web process let it in. Ids count up for each process. */
export type EditorIdentity = { readonly id: number } & Pick<
  EditorConnection,
  'gameId' | 'userId' | 'username' | 'sessionId'
>;

export type DraftsCall =
  | { readonly name: 'flush'; readonly gameId: string }
  | { readonly name: 'recheck'; readonly gameId: string }
  | { readonly name: 'ping' }
  | { readonly name: 'close' };

/** From the web process to the drafts thread, handled in the order they were sent. */
export type DraftsThreadRequest =
  | { readonly kind: 'open'; readonly editor: EditorIdentity }
  | { readonly kind: 'message'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'closed'; readonly id: number; readonly code: number; readonly reason: string }
  | { readonly kind: 'call'; readonly callId: number; readonly call: DraftsCall };

export interface DraftsThreadEnvelope {
  readonly order: DraftsThreadRequest;
  /** How far the clock of the web process is from the system's: tests set theirs by hand. */
  readonly clockOffsetMs: number;
}

/** From the drafts thread to the web process. */
export type DraftsThreadReport =
  | { readonly kind: 'send'; readonly id: number; readonly bytes: Uint8Array }
  | {
      readonly kind: 'close';
      readonly id: number;
      readonly code: number | undefined;
      readonly reason: string | undefined;
    }
  | { readonly kind: 'answer'; readonly callId: number; readonly error: string | null }
  /** A line as the thread's logger wrote it. */
  | { readonly kind: 'log'; readonly line: string };
