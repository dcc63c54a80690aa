import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config.ts';
import { isOurOrigin } from './checkOrigin.ts';

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface UpgradeRow {
  /** First part of the path, e.g. `/rooms/`. */
  prefix: string;
  handle: UpgradeHandler;
}

/**
 * The one place where a WebSocket path is matched to its owner. A request for an unknown path or from
 * another origin is answered and closed: left alone, it would hang and keep the server from stopping.
 */
export function installUpgradeTable(server: Server, config: Config, rows: UpgradeRow[]): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const row = rows.find(({ prefix }) => request.url?.startsWith(prefix));
    if (!row) return refuse(socket, '404 Not Found');
    if (!isOurOrigin(config, request.headers.origin)) return refuse(socket, '403 Forbidden');
    row.handle(request, socket, head);
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
