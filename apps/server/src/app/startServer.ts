import type { Logger } from 'pino';
import type { DrainProgress } from '@playloom/room-contract';
import type { Config } from '../process/config.ts';
import type { Teardown } from '../process/createTeardown.ts';
import { findDiskFull } from '../process/findDiskFull.ts';
import { createServices } from './createServices.ts';
import { BUILT_ENGINE_FOLDER, installEngine } from '../engines/installEngine.ts';
import { openFiles } from './openFiles.ts';
import { createApp } from './createApp.ts';
import { installPages } from '../http/installPages.ts';
import { trackRequests } from '../http/trackRequests.ts';
import { listenOnIpv6Loopback } from '../http/listenOnIpv6Loopback.ts';
import { jobHandlers } from './jobHandlers.ts';
import { publishStarters } from '../areas/creation/starters/publishStarters.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { checkSecretKey } from '../secrets/checkSecretKey.ts';
import { openSecrets } from '../secrets/openSecrets.ts';
import { startRenewal } from './renewEncryption.ts';

interface ServerOptions {
  config: Config;
  databaseUrl: string;
  mode: 'production' | 'development';
  log: Logger;
  /** Gets a step for everything that is started, also if the start fails. */
  teardown: Teardown;
}

export interface RunningServer {
  address: string;
  /** Rejects new players and starts to hand over all rooms. Returns what is left; call it until that is nothing. */
  drain(): Promise<DrainProgress>;
}

/** Starts the web role: migrates the database and serves the API, pages and jobs on one port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, databaseUrl, mode, log, teardown } = options;
  await checkSecretKey(config, databaseUrl);
  await migrateDatabase(databaseUrl);
  const secrets = await openSecrets(config, databaseUrl, log);
  const isDevelopment = mode === 'development';
  const { services, addSteps } = createServices({ config, secrets, databaseUrl, log, isDevelopment });
  addSteps(teardown);
  if (!isDevelopment) await installEngine(BUILT_ENGINE_FOLDER, services.bundles.enginesDir, log);
  await openFiles(services);
  // Not waited for: players of before wait for their rooms, while the rest of the server starts.
  void services.rooms.start?.();
  await publishStarters(services).catch((error: unknown) => {
    if (findDiskFull(error)) throw error;
    // The site works without the starter games, so the error is only logged for the operator.
    log.error({ err: error }, 'the starter games could not be published');
  });
  const app = await createApp(services, { isDevelopment });
  const requests = trackRequests(app.server.server);
  teardown.add('the website', () => app.server.close());
  teardown.add('requests', async () => {
    const cut = await requests.finish();
    if (cut > 0) log.warn({ requests: cut }, 'requests that took too long were cut off');
  });
  await installPages(app, services, isDevelopment);
  await services.jobs.start(jobHandlers(services));
  await app.server.listen({ port: config.port, host: config.host });
  await listenOnIpv6Loopback(app.server.server, config.host);
  services.drafts.start();
  const renewal = startRenewal(services);
  teardown.add('the encryption of rows', renewal.stop);
  return {
    address: config.publicUrl,
    drain: async () => (await services.rooms.drain?.()) ?? { moving: 0, staying: 0 },
  };
}
