import type { EditorConnection } from '../EditorConnection.ts';

/** The settings that the drafts thread starts with. */
export interface DraftsThreadSettings {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly logLevel: string;
  /** The largest draft, in bytes of its stored state. */
  readonly bytesMax: number;
  /** Id of the game that the thread worked on last, as text. The web process can read it while the thread is busy. */
  readonly workMark: SharedArrayBuffer;
}

/** An editor that the web process has authorized. Ids are counted up in each process. */
export type EditorIdentity = { readonly id: number } & Pick<
  EditorConnection,
  'gameId' | 'userId' | 'username' | 'sessionId'
>;

export type DraftsCall =
  | { readonly name: 'flush'; readonly gameId: string }
  | { readonly name: 'recheck'; readonly gameId: string }
  | { readonly name: 'ping' }
  | { readonly name: 'close' };

/** Messages from the web process to the drafts thread, handled in order. */
export type DraftsThreadRequest =
  | { readonly kind: 'open'; readonly editor: EditorIdentity }
  | { readonly kind: 'message'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'closed'; readonly id: number; readonly code: number; readonly reason: string }
  | { readonly kind: 'call'; readonly callId: number; readonly call: DraftsCall };

export interface DraftsThreadEnvelope {
  readonly order: DraftsThreadRequest;
  /** Offset of the web process's clock from the system clock, because tests set the clock by hand. */
  readonly clockOffsetMs: number;
}

/** Messages from the drafts thread to the web process. */
export type DraftsThreadReport =
  | { readonly kind: 'send'; readonly id: number; readonly bytes: Uint8Array }
  | {
      readonly kind: 'close';
      readonly id: number;
      readonly code: number | undefined;
      readonly reason: string | undefined;
    }
  | { readonly kind: 'answer'; readonly callId: number; readonly error: string | null }
  /** A line from the thread's logger. */
  | { readonly kind: 'log'; readonly line: string };
