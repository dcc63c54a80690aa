import type { DraftRole } from '@playloom/api-contract';
import type { Connection, WebSocketLike } from '@hocuspocus/server';

/** The editor's end of a connection. */
export type EditorSocket = WebSocketLike;

/** One socket of an editor. */
export interface EditorConnection {
  readonly gameId: string;
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly socket: EditorSocket;
  role: DraftRole | null;
  /** The newest mark, how many changes the draft had then, and the mark that was answered last. */
  mark: number;
  changesAtMark: number;
  answered: number;
  /** Something it sent was not taken in: whatever is stored, it is not all of theirs. */
  isRefused: boolean;
}

/** What Hocuspocus carries along for us. */
export interface EditorContext {
  readonly editor: EditorConnection;
}

export function getEditor(connection: Connection): EditorConnection {
  return (connection.context as EditorContext).editor;
}
