import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';

/** Values of HOST that include the IPv4 loopback address. */
const WITH_LOOPBACK = new Set(['127.0.0.1', 'localhost', '0.0.0.0']);

/**
 * Also accepts connections at `http://[::1]:3000`, which some programs try before `http://127.0.0.1:3000`. Does
 * nothing on a machine without IPv6, or if another program uses that port.
 */
export async function listenOnIpv6Loopback(http: Server, host: string): Promise<void> {
  if (!WITH_LOOPBACK.has(host)) return;
  const { port } = http.address() as AddressInfo;
  const server = createServer((socket) => http.emit('connection', socket));
  server.unref();
  http.once('close', () => server.close());
  try {
    server.listen(port, '::1');
    await once(server, 'listening');
  } catch {
    server.close();
  }
}
