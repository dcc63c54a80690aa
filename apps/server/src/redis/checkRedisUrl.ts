import { Redis } from 'ioredis';
import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Tries to connect. The error is one line that names the server but never the password. */
export async function checkRedisUrl(redisUrl: string): Promise<void> {
  const connection = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const problem = Promise.withResolvers<never>();
  problem.promise.catch(() => undefined);
  // The reason arrives here. The promises of the library only say that the connection was closed.
  connection.on('error', (error) => problem.reject(error));
  try {
    await Promise.race([connection.connect().then(() => connection.ping(), waitForReason), problem.promise]);
  } catch (error) {
    throw new StartFailure(
      `REDIS_URL: cannot connect to ${new URL(redisUrl).host}: ${readReason(error)}. Check that Redis is running and that the address and password are correct.`,
      exitCodes.redisUnreachable,
    );
  } finally {
    connection.disconnect();
  }
}

/** Gives the `error` event, which has the reason, time to arrive before the closed connection is reported. */
async function waitForReason(error: unknown): Promise<never> {
  await new Promise((resolve) => setImmediate(resolve));
  throw error;
}

/** For a host with several addresses, the error is a list of errors without a message of its own. */
function readReason(error: unknown): string {
  if (error instanceof AggregateError) return readReason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
