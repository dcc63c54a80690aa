import type { DraftRole } from '@playloom/api-contract';
import type { Connection, WebSocketLike } from '@hocuspocus/server';

/** The socket interface that Hocuspocus uses to send to an editor. */
export type EditorSocket = WebSocketLike;

/** One connection of an editor. */
export interface EditorConnection {
  readonly gameId: string;
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly socket: EditorSocket;
  role: DraftRole | null;
  /** The newest mark that the editor sent, the number of changes at that time, and the last mark that was answered. */
  mark: number;
  changesAtMark: number;
  answered: number;
  /** Whether an edit was rejected. If so, the stored draft does not contain all edits of this editor. */
  isRefused: boolean;
}

/** The context that Hocuspocus passes along for each connection. */
export interface EditorContext {
  readonly editor: EditorConnection;
}

export function getEditor(connection: Connection): EditorConnection {
  return (connection.context as EditorContext).editor;
}
