import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export function findFreePort(host: string): Promise<number> {
  return probePort(host, 0);
}

/** Fails with the same error as the server if the port can't be used, but before the database is started. */
export async function probePort(host: string, wanted: number): Promise<number> {
  const server = createServer();
  server.listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
