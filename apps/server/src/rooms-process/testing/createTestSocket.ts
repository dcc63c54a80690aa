import type { ColyseusSocketAdapter } from '../sockets/ColyseusSocketAdapter.ts';

/** The part of a socket that the table of members uses, for tests without a connection. */
export function createTestSocket(clientId: number): ColyseusSocketAdapter {
  return { clientId } as unknown as ColyseusSocketAdapter;
}
