import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { readConfig, type Config, type Environment } from '../process/config.ts';
import { createServices } from '../app/createServices.ts';
import { createApp } from '../app/createApp.ts';
import { type App } from '../http/App.ts';
import { installPages } from '../http/installPages.ts';
import { jobHandlers } from '../app/jobHandlers.ts';
import type { RoomsGateway } from '../rooms-gateway/RoomsGateway.ts';
import { createLogger } from '../process/createLogger.ts';
import { openSecrets } from '../secrets/openSecrets.ts';
import type { AppServices } from '../app/AppServices.ts';
import { countWaitingJobs } from './countWaitingJobs.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { createFakeClock, type FakeClock } from './createFakeClock.ts';
import { createTempFolder } from './createTempFolder.ts';
import { createApiTestClient, type ApiTestClient } from './createApiTestClient.ts';
import { readOutbox, type ReceivedMail } from './readOutbox.ts';
import { pollUntil } from './pollUntil.ts';

interface TestServerOptions {
  /**
   * Environment variables in addition to those of the test server. `RATE_LIMIT_SCALE: '1'` sets the real rate
   * limits.
   */
  env?: Environment;
  /** Also serves the built web application. */
  pages?: boolean;
  /** Another test server, or only a database, that this one shares. */
  beside?: Pick<TestServer, 'databaseUrl'>;
  /** Used instead of a real rooms process. */
  rooms?: RoomsGateway;
}

export interface TestServer {
  config: Config;
  services: AppServices;
  app: App;
  clock: FakeClock;
  databaseUrl: string;
  /** A client for tests that need only one. `newClient()` creates others, each with its own cookies. */
  client: ApiTestClient;
  newClient(): ApiTestClient;
  /** Waits for the next mail to this address that the test has not read yet. */
  mailTo(address: string): Promise<ReceivedMail>;
  /** Waits until the queue is empty, and returns all mails ever sent. */
  allMails(): Promise<ReceivedMail[]>;
  /** Logged objects, one per line, redacted as in production. */
  logLines: Record<string, unknown>[];
  close(): Promise<void>;
}

const TEST_ENVIRONMENT: Environment = {
  PORT: '3000',
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'trace',
  // The same for all, because each has its own DATA_DIR, and some share a database.
  SECRET_KEY: 'the-secret-key-of-all-test-servers',
};

/** Starts the whole server in this process, with a real port and a clone of the migrated database. */
export async function createTestServer({
  env = {},
  pages = false,
  beside,
  rooms,
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = await createTempFolder('server');
  const database = beside
    ? { url: beside.databaseUrl, drop: async () => undefined }
    : await createTestDatabase(inject('databaseServerUrl'), inject('templateDatabase'));
  const config = readConfig({ ...TEST_ENVIRONMENT, DATA_DIR: folder.path, ...env });
  const clock = createFakeClock();
  const logLines: Record<string, unknown>[] = [];
  const log = createLogger(config.logLevel, { write: (line) => void logLines.push(JSON.parse(line)) });
  const { services, close: closeServices } = createServices({
    config,
    secrets: await openSecrets(config, database.url, log),
    databaseUrl: database.url,
    log,
    clock,
  });
  if (rooms) services.rooms = rooms;
  const app = await createApp(services);
  if (pages) await installPages(app, services, false);
  await services.jobs.start(jobHandlers(services));
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const newClient = (): ApiTestClient => createApiTestClient({ port, publicUrl: config.publicUrl, clock });
  return {
    config,
    services,
    app,
    clock,
    databaseUrl: database.url,
    client: newClient(),
    newClient,
    ...createMailReader(config.dataDir, database.url),
    logLines,
    async close() {
      await app.server.close();
      await closeServices();
      await database.drop();
      await folder.remove();
    },
  };
}

function createMailReader(dataDir: string, databaseUrl: string): Pick<TestServer, 'mailTo' | 'allMails'> {
  const seen = new Set<string>();
  return {
    async mailTo(address) {
      const mail = await pollUntil(
        async () => (await readOutbox(dataDir, address)).find(({ file }) => !seen.has(file)),
        async () => {
          const mails = await readOutbox(dataDir);
          return `no new mail to ${address} among ${JSON.stringify(mails.map(({ to, subject }) => [to, subject]))}`;
        },
      );
      seen.add(mail.file);
      return mail;
    },
    async allMails() {
      await pollUntil(
        async () => (await countWaitingJobs(databaseUrl)) === 0,
        () => 'the job queue did not become idle',
      );
      return readOutbox(dataDir);
    },
  };
}
