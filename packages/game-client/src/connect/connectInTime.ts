import type { Connection, StartOptions } from '../contract/StartOptions.ts';
import type { ClientClock } from '../time/ClientClock.ts';

/** A server that is away may not even refuse a connection. The next attempt must not wait for the browser's timeout. */
const CONNECT_MS = 4000;

interface ConnectOptions {
  readonly connect: StartOptions['connect'];
  readonly clock: ClientClock;
}

/** Opens a connection, or rejects after a while. A connection that opens later is closed. */
export function connectInTime({ connect, clock }: ConnectOptions, movedTo = ''): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const cancel = clock.schedule(() => {
      isLate = true;
      reject(new Error('Nothing answers.'));
    }, CONNECT_MS);
    connect(movedTo).then(
      (connection) => {
        cancel();
        if (isLate) connection.transport.close(1000, 'left');
        else resolve(connection);
      },
      (error: unknown) => {
        cancel();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
