import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { exitCodes } from '../../process/exitCodes.ts';
import { prepareDataDir } from '../../process/prepareDataDir.ts';
import { isProcessRunning } from '../../process/processIdentity.ts';
import { createPrivateFile, readPrivateFile } from '../../process/readPrivateFile.ts';
import { StartFailure } from '../../process/StartFailure.ts';
import type { ClusterLocation } from './chooseClusterLocation.ts';
import { chooseClusterLocation } from './chooseClusterLocation.ts';
import { createCluster, SUPERUSER_NAME } from './createCluster.ts';
import type { ServerAccess } from './acquireServerLock.ts';
import { createDatabaseIfMissing, acquireServerLock } from './acquireServerLock.ts';
import type { LaunchLogger } from './LaunchLogger.ts';
import { launchPostgres } from './launchPostgres.ts';
import type { Postmaster } from './postmasterFile.ts';
import { findRunningPostmaster } from './postmasterFile.ts';
import { requestPostgresStop, stopPostgres } from './stopPostgres.ts';

export const DATABASE_NAME = 'playloom';
const RETRY_MS = 250;
/** How long to wait until a killed server is gone, or until a server has restarted after a failure. */
const PATIENCE_MS = 10_000;

interface EmbeddedPostgresOptions {
  dataDir: string;
  /** False in tests: faster, but a power failure may lose everything. */
  durable?: boolean;
  /** Default: a free one. */
  port?: number;
  log?: LaunchLogger;
}

interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** Whether a running server was taken over whose Playloom process had died. */
  adopted: boolean;
  /** Resolves if the server has ended for good, without `stop`. */
  lost: Promise<void>;
  stop(): Promise<void>;
  /** Only requests the stop, for an exit that cannot wait. */
  stopWithoutWaiting(): void;
}

interface RunningServer {
  postmaster: Postmaster;
  lock: Client;
  adopted: boolean;
}

/** Starts the PostgreSQL of DATA_DIR, or takes over a running one. Throws DataDirInUse if another Playloom uses it. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, port, log = { info() {}, warn() {} } } = options;
  await prepareDataDir(dataDir);
  const passwordFile = path.join(dataDir, 'postgres-password');
  const password =
    (await readPrivateFile(passwordFile)) ??
    (await createPrivateFile(passwordFile, randomBytes(24).toString('hex')));
  const location = await chooseClusterLocation(dataDir, log);
  await createCluster(location, { password, durable });
  const { postmaster, lock, adopted } = await adoptOrLaunch({ location, password, dataDir, durable, port });
  await createDatabaseIfMissing(lock, DATABASE_NAME);
  const watch = watchServer(lock, postmaster, { port: postmaster.port, password, dataDir });
  return {
    url: `postgres://${SUPERUSER_NAME}:${password}@127.0.0.1:${postmaster.port}/${DATABASE_NAME}`,
    pid: postmaster.pid,
    adopted,
    lost: watch.lost,
    async stop() {
      watch.stop();
      await stopPostgres(location, postmaster.pid);
    },
    stopWithoutWaiting: () => requestPostgresStop(postmaster.pid),
  };
}

async function adoptOrLaunch(options: {
  location: ClusterLocation;
  password: string;
  dataDir: string;
  durable: boolean;
  port: number | undefined;
}): Promise<RunningServer> {
  const { location, password, dataDir, durable, port } = options;
  const logFile = path.join(dataDir, 'postgres.log');
  let giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    const leftOver = await findRunningPostmaster(location.cluster);
    // Keep waiting during crash recovery or shutdown, which may take any amount of time.
    if (leftOver?.ready === false) giveUpAt = performance.now() + PATIENCE_MS;
    const postmaster = leftOver ?? (await launchPostgres({ location, logFile, durable, port }));
    const lock = postmaster && (await acquireServerLock({ port: postmaster.port, password, dataDir }));
    if (postmaster && lock) return { postmaster, lock, adopted: leftOver !== undefined };
    await pause(RETRY_MS);
  }
  throw new StartFailure(
    `The embedded database in ${location.cluster} did not become available within ${PATIENCE_MS / 1000} seconds. See ${logFile}.`,
    exitCodes.embeddedDatabaseFailed,
  );
}

/**
 * Takes the lock again after a lost connection. When one of its child processes dies, PostgreSQL closes every
 * connection and recovers a moment later. Without the lock, a second Playloom would take over this server.
 */
function watchServer(
  first: Client,
  { pid }: Postmaster,
  access: ServerAccess,
): { lost: Promise<void>; stop(): void } {
  const lost = Promise.withResolvers<void>();
  const state = { stopping: false };
  const watch = (lock: Client) => lock.once('end', () => void renew());
  const renew = async () => {
    if (state.stopping) return;
    const lock = await holdAgain(access, async () => state.stopping || !(await isProcessRunning(pid)));
    if (lock !== undefined) watch(lock);
    else if (!state.stopping) lost.resolve();
  };
  watch(first);
  return { lost: lost.promise, stop: () => void (state.stopping = true) };
}

async function holdAgain(access: ServerAccess, isVain: () => Promise<boolean>): Promise<Client | undefined> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt && !(await isVain())) {
    const lock = await acquireServerLock(access).catch(() => undefined);
    if (lock !== undefined) return lock;
    await pause(RETRY_MS);
  }
  return undefined;
}
