import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export function findFreePort(host: string): Promise<number> {
  return probePort(host, 0);
}

/** Fails like the server itself if it cannot listen there, but before the database is started. */
export async function probePort(host: string, wanted: number): Promise<number> {
  const server = createServer();
  server.listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
