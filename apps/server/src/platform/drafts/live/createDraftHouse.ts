import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { draftLimits } from '@playloom/draft';
import { WebSocketServer } from 'ws';
import type { Services } from '../../../services.ts';
import type { SignedIn } from '../../../http/session.ts';
import { isId } from '../../../storage/isId.ts';
import { DRAFT_SOCKETS, type DraftHouse } from '../DraftHouse.ts';
import { checkStandings } from './checkStandings.ts';
import { closeCodes } from './closeCodes.ts';
import { createLiveDrafts, type LiveDrafts } from './createLiveDrafts.ts';
import type { EditorConnection } from './EditorConnection.ts';
import { listenToEditor } from './listenToEditor.ts';
import { LOOK_EVERY_MS, MESSAGE_BYTES_MAX, SOCKETS_PER_USER_MAX, WAITING_BYTES_MAX } from './limits.ts';

/** When a person with too many open editors may try again. */
const RETRY_AFTER_SECONDS = 10;

export type CookieReader = (cookies: string | undefined) => Promise<SignedIn | null>;

/** Whoever edits is connected here: one socket is one editor with one game. */
export function createDraftHouse(
  services: Services,
  readSession: CookieReader,
  bytesMax: number = draftLimits.DRAFT_BYTES_MAX,
): DraftHouse {
  const { log } = services;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
  });
  const editors = new Set<EditorConnection>();
  const drafts = createLiveDrafts(services, bytesMax);
  const recheck = (gameId?: string) => checkStandings(services, drafts.listConnections(gameId));
  const looking = setInterval(() => {
    dropSlow(editors);
    recheck().catch((error: unknown) => log.warn({ err: error }, 'who may edit could not be looked up'));
  }, LOOK_EVERY_MS);
  looking.unref();
  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const gameId = gameOf(request.url ?? '');
    if (gameId === null) return refuse(socket, '404 Not Found');
    const signedIn = await readSession(request.headers.cookie);
    if (!signedIn) return refuse(socket, '401 Unauthorized');
    const own = [...editors].filter(({ userId }) => userId === signedIn.user.id);
    if (own.length >= SOCKETS_PER_USER_MAX)
      return refuse(socket, `429 Too Many Requests\r\nretry-after: ${RETRY_AFTER_SECONDS}`);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const editor = openEditor(gameId, signedIn, webSocket);
      editors.add(editor);
      webSocket.once('close', () => editors.delete(editor));
      listenToEditor(drafts.hocuspocus, editor);
    });
  };
  return {
    handleUpgrade(request, socket, head) {
      admit(request, socket, head).catch((error: unknown) => {
        log.warn({ err: error }, 'an editor could not be let in');
        refuse(socket, '503 Service Unavailable');
      });
    },
    flush: (gameId) => drafts.flush(gameId),
    recheck,
    close: () => closeHouse(drafts, editors, looking),
  };
}

async function closeHouse(
  drafts: LiveDrafts,
  editors: ReadonlySet<EditorConnection>,
  looking: NodeJS.Timeout,
): Promise<void> {
  clearInterval(looking);
  for (const { socket } of editors) socket.close(closeCodes.restarting, 'restarting');
  await drafts.close();
  for (const { socket } of editors) socket.terminate();
}

function openEditor(gameId: string, { user, sessionId }: SignedIn, socket: EditorConnection['socket']) {
  return {
    gameId,
    userId: user.id,
    username: user.username,
    sessionId,
    socket,
    role: null,
    mark: 0,
    changesAtMark: 0,
    answered: 0,
    isRefused: false,
  };
}

function gameOf(url: string): string | null {
  const [path = ''] = url.split('?');
  const id = path.slice(DRAFT_SOCKETS.length).replace(/\/$/, '');
  return isId(id) ? id.toLowerCase() : null;
}

function dropSlow(editors: ReadonlySet<EditorConnection>): void {
  for (const { socket } of editors) if (socket.bufferedAmount > WAITING_BYTES_MAX) socket.terminate();
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}
