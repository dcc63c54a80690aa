import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../process/config.ts';
import { isOurOrigin } from './checkOrigin.ts';

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface UpgradeRow {
  /** Start of the path, such as `/rooms/`. */
  prefix: string;
  /** Pages of other sites may connect too, so the handler must not trust cookies. */
  isForAnySite?: true;
  handle: UpgradeHandler;
}

export interface UpgradeRouter {
  add(row: UpgradeRow): void;
}

/**
 * Matches every WebSocket upgrade to its handler. A request with an unknown path or from another origin gets a
 * response and is closed; otherwise it would hang and keep the server from stopping.
 */
export function installUpgradeRouter(app: FastifyInstance, config: Config): UpgradeRouter {
  const rows: UpgradeRow[] = [];
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const row = rows.find(({ prefix }) => request.url?.startsWith(prefix));
    if (!row) return rejectUpgrade(socket, '404 Not Found');
    if (!row.isForAnySite && !isOurOrigin(config, { headers: request.headers, host: request.headers.host }))
      return rejectUpgrade(socket, '403 Forbidden');
    row.handle(request, socket, head);
  });
  // Fastify does not track upgraded sockets, but waits for them when closing.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
  return { add: (row) => void rows.push(row) };
}

function rejectUpgrade(socket: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}
