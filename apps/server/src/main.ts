import type { Logger } from 'pino';
import type { Config, Environment } from './process/config.ts';
import { readConfig } from './process/config.ts';
import { claimDataDir } from './process/claimDataDir.ts';
import { createLogger } from './process/createLogger.ts';
import type { Teardown } from './process/createTeardown.ts';
import { createTeardown } from './process/createTeardown.ts';
import { explainFailure } from './process/describeFailure.ts';
import type { ExitCode } from './process/exitCodes.ts';
import { exitCodes } from './process/exitCodes.ts';
import { findFreePort, probePort } from './process/findFreePort.ts';
import type { StopRequest } from './process/listenForStop.ts';
import { listenForStop } from './process/listenForStop.ts';
import { prepareDataDir } from './process/prepareDataDir.ts';
import { StartFailure } from './process/StartFailure.ts';
import { checkDatabaseUrl } from './storage/checkDatabaseUrl.ts';
import { drainServer } from './app/drainServer.ts';
import type { RunningServer } from './app/startServer.ts';
import { startEmbeddedPostgres } from './storage/embedded/startEmbeddedPostgres.ts';

interface Life {
  teardown: Teardown;
  /** `config` and `log` are set once the configuration has been read. */
  config?: Config;
  log?: Logger;
  server?: RunningServer;
  /** Rejects if the database stops for good, or on an uncaught error. */
  broken: PromiseWithResolvers<never>;
  /** Called right before the process exits when a second Ctrl-C interrupts the shutdown. */
  beforeForce(): void;
}

process.exit(await live());

/** Runs the process and returns its exit code. Always stops everything that was started. */
async function live(): Promise<ExitCode> {
  const life: Life = { teardown: createTeardown(), broken: Promise.withResolvers(), beforeForce() {} };
  const stop = listenForStop(() => life.beforeForce());
  process.on('uncaughtException', (error) => life.broken.reject(error));
  try {
    await Promise.race([start(life, stop), life.broken.promise]);
    await Promise.race([stop.requested, life.broken.promise]);
    if (stop.isPatient()) await Promise.race([drain(life, stop), life.broken.promise]);
    return exitCodes.cleanStop;
  } catch (error) {
    return await reportFailure(error, life);
  } finally {
    await life.teardown.run({
      waiting: (notice) => life.log?.info(notice),
      failed: (problem) => life.log?.warn(problem),
    });
  }
}

async function start(life: Life, stop: StopRequest): Promise<void> {
  const config = readConfig(await fillInFreePort(process.env));
  const log = createLogger(config.logLevel);
  Object.assign(life, { config, log });
  // Shown by `ps`. The processes that run rooms are called `playloom rooms`.
  process.title = config.roles.includes('web')
    ? `playloom ${config.roles.join('+')}`
    : 'playloom rooms server';
  await prepareDataDir(config.dataDir);
  const claim = await claimDataDir(config.dataDir);
  life.teardown.add('the claim on DATA_DIR', claim.release);
  await probePort(config.host, config.port);
  if (config.redisUrl !== undefined) await checkRedis(config.redisUrl);
  const mode = process.argv.includes('--dev') ? 'development' : 'production';
  // React reads NODE_ENV while its modules load. Without it, React is several times slower.
  process.env['NODE_ENV'] = mode;
  const server = config.roles.includes('web')
    ? await startWeb(life, stop, { config, log, mode })
    : await import('./app/startRoomsServer.ts').then(({ startRoomsServer }) =>
        startRoomsServer({ config, log, teardown: life.teardown }),
      );
  if (server === undefined) return;
  life.server = server;
  stop.silenceOthers();
  if (stop.isRequested()) return;
  const seconds = (performance.now() / 1000).toFixed(1);
  process.stdout.write(
    `Playloom is ready at ${server.address} (started in ${seconds} s). Press Ctrl-C to stop.\n`,
  );
}

async function checkRedis(redisUrl: string): Promise<void> {
  const { checkRedisUrl } = await import('./redis/checkRedisUrl.ts');
  await checkRedisUrl(redisUrl);
}

/** Hands rooms over and lets the other players finish, for as long as DRAIN_SECONDS allows. */
async function drain({ server, config, log }: Life, stop: StopRequest): Promise<void> {
  const seconds = config?.drainSeconds ?? 0;
  // In development, draining would delay every restart.
  if (server === undefined || log === undefined || seconds === 0 || process.argv.includes('--dev')) return;
  const time = stop.takeTime();
  await drainServer(server, { seconds, hurried: time.hurried, log });
  time.end();
}

/** Returns undefined if a stop was requested before there was anything to stop. */
async function startWeb(
  life: Life,
  stop: StopRequest,
  { config, log, mode }: { config: Config; log: Logger; mode: 'development' | 'production' },
): Promise<RunningServer | undefined> {
  // Loading the server's modules takes as long as starting PostgreSQL, so both happen at once.
  const serverModule = import('./app/startServer.ts');
  serverModule.catch(() => undefined);
  const databaseUrl = await openDatabase(life, config, log);
  const { startServer } = await serverModule;
  if (stop.isRequested()) return undefined;
  return startServer({ config, databaseUrl, mode, log, teardown: life.teardown });
}

/** Replaces port 0 with a free port before the configuration is read, because URLs are derived from the port. */
async function fillInFreePort(env: Environment): Promise<Environment> {
  const { port, host } = readConfig(env);
  return port === 0 ? { ...env, PORT: String(await findFreePort(host)) } : env;
}

async function openDatabase(life: Life, config: Config, log: Logger): Promise<string> {
  if (config.databaseUrl !== undefined) {
    await checkDatabaseUrl(config.databaseUrl);
    return config.databaseUrl;
  }
  const database = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  life.teardown.add('the database', database.stop);
  life.beforeForce = database.stopWithoutWaiting;
  void database.lost.then(() =>
    life.broken.reject(
      new StartFailure(
        `The embedded database has stopped and could not be restarted. See ${config.dataDir}/postgres.log, then start Playloom again.`,
        exitCodes.databaseLost,
      ),
    ),
  );
  if (database.adopted) log.info('took over the database of a Playloom process that was killed');
  return database.url;
}

async function reportFailure(error: unknown, { config, log }: Life): Promise<ExitCode> {
  const known = await explainFailure(error, config);
  if (known === undefined) {
    (log ?? createLogger('error')).fatal({ err: error }, 'unexpected error');
    return exitCodes.unexpectedError;
  }
  process.stderr.write(`${known.line}\n`);
  return known.exitCode;
}
