import { Server, Transport, type ServerOptions } from '@colyseus/core';

/**
 * The transport of a process without a port: the web process hands over its sockets. The routes of Colyseus are not
 * served, because seats are reserved by calls of the web process.
 */
class HandedOverTransport extends Transport {
  listen(_port?: unknown, _hostname?: unknown, _backlog?: unknown, onListening?: () => void): this {
    onListening?.();
    return this;
  }

  shutdown(): void {}

  simulateLatency(): void {}

  override bindRouter(): void {}
}

/** What connects this process with others. Without it, rooms are found in this process only. */
export type ColyseusFleet = Pick<
  ServerOptions,
  'presence' | 'driver' | 'publicAddress' | 'selectProcessIdToCreateRoom'
>;

/** Starts Colyseus in this process, with one kind of room. */
export async function startColyseus(
  fleet: ColyseusFleet,
  roomName: string,
  room: Parameters<Server['define']>[1],
): Promise<void> {
  const server = new Server({
    ...fleet,
    transport: new HandedOverTransport(),
    // The web process decides when to stop.
    gracefullyShutdown: false,
    greet: false,
  });
  server.define(roomName, room);
  await server.listen(0);
}
