import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { draftLimits } from '@playloom/draft';
import { WebSocketServer, type WebSocket } from 'ws';
import type { SignedInSession } from '../../../../http/session.ts';
import type { WithConfig } from '../../../../process/config.ts';
import type { WithClock } from '../../../../process/clock.ts';
import type { WithLog } from '../../../../process/createLogger.ts';
import { isUuid } from '../../../../storage/isUuid.ts';
import { DRAFT_SOCKETS_PATH, type DraftHub } from '../DraftHub.ts';
import { editorCloseCodes } from '../live/editorCloseCodes.ts';
import { createEditorGateway, type EditorGateway } from './createEditorGateway.ts';
import { listenToEditor } from '../live/listenToEditor.ts';
import type { DraftsThreadOptions } from '../live/thread/startDraftsThread.ts';
import { EDITOR_MESSAGE_BYTES_MAX, SOCKETS_PER_USER_MAX } from '../live/limits.ts';

/** How soon a user with too many open editors may try again. */
const RETRY_AFTER_SECONDS = 10;

type CookieReader = (cookies: string | undefined) => Promise<SignedInSession | null>;

interface DraftHubOptions {
  /** The database, to which the drafts thread opens its own connections. */
  databaseUrl: string;
  /** The largest draft, in bytes of its stored state. */
  bytesMax?: number;
  thread?: Pick<DraftsThreadOptions, 'file' | 'stuckMs'>;
}

/** Accepts the sockets of editors, one per editor and game. Their messages are handled in the drafts thread. */
export function createDraftHub(
  services: WithConfig & WithClock & WithLog,
  readSession: CookieReader,
  { databaseUrl, bytesMax = draftLimits.DRAFT_BYTES_MAX, thread }: DraftHubOptions,
): DraftHub {
  const { log } = services;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: EDITOR_MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
  });
  const gateway = createEditorGateway(services, {
    ...thread,
    databaseUrl,
    bytesMax,
    redisUrl: services.config.redisUrl,
  });
  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const gameId = readGameId(request.url ?? '');
    if (gameId === null) return rejectUpgrade(socket, '404 Not Found');
    const signedIn = await readSession(request.headers.cookie);
    if (!signedIn) return rejectUpgrade(socket, '401 Unauthorized');
    if (gateway.isClosed()) return rejectUpgrade(socket, '503 Service Unavailable');
    if (gateway.countEditors(signedIn.user.id) >= SOCKETS_PER_USER_MAX)
      return rejectUpgrade(socket, `429 Too Many Requests\r\nretry-after: ${RETRY_AFTER_SECONDS}`);
    sockets.handleUpgrade(request, socket, head, (webSocket) =>
      connectEditor(gateway, webSocket, gameId, signedIn),
    );
  };
  return {
    start: () => gateway.start(),
    handleUpgrade(request, socket, head) {
      admit(request, socket, head).catch((error: unknown) => {
        log.warn({ err: error }, 'could not connect an editor');
        rejectUpgrade(socket, '503 Service Unavailable');
      });
    },
    flush: (gameId) => gateway.call({ name: 'flush', gameId }),
    recheck: (gameId) => gateway.call({ name: 'recheck', gameId }),
    close: () => gateway.close(),
  };
}

function connectEditor(
  gateway: EditorGateway,
  socket: WebSocket,
  gameId: string,
  { user, sessionId }: SignedInSession,
): void {
  if (gateway.isTooComplex(gameId)) return socket.close(editorCloseCodes.ended, 'too-complex');
  const editor = { gameId, userId: user.id, username: user.username, sessionId };
  const sendToThread = gateway.open(editor, socket);
  listenToEditor(socket, gameId, sendToThread);
}

function readGameId(url: string): string | null {
  const [path = ''] = url.split('?');
  const id = path.slice(DRAFT_SOCKETS_PATH.length).replace(/\/$/, '');
  return isUuid(id) ? id.toLowerCase() : null;
}

function rejectUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}
