import type { Logger } from 'pino';
import type { Config } from '../process/config.ts';
import { createServices } from './createServices.ts';
import { BUILT_ENGINE_FOLDER, installEngine } from '../engines/installEngine.ts';
import { openFiles } from './openFiles.ts';
import { createApp } from './createApp.ts';
import { installPages } from '../http/installPages.ts';
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
}

export interface RunningServer {
  address: string;
  /** Lets players finish and rejects new ones. Resolves when no one is playing. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the web role: migrates the database and serves the API, pages and jobs on one port. */
export async function startServer({ config, databaseUrl, mode, log }: ServerOptions): Promise<RunningServer> {
  await checkSecretKey(config, databaseUrl);
  await migrateDatabase(databaseUrl);
  const secrets = await openSecrets(config, databaseUrl, log);
  const isDevelopment = mode === 'development';
  const { services, close } = createServices({ config, secrets, databaseUrl, log, isDevelopment });
  try {
    if (!isDevelopment) await installEngine(BUILT_ENGINE_FOLDER, services.bundles.enginesDir, log);
    await openFiles(services);
    // Not waited for: players of before wait for their rooms, while the rest of the server starts.
    void services.rooms.start?.();
    await publishStarters(services).catch((error: unknown) =>
      // The site works without the starter games, so the error is only logged for the operator.
      log.error({ err: error }, 'the starter games could not be published'),
    );
    const app = await createApp(services, { isDevelopment });
    await installPages(app, services, isDevelopment);
    await services.jobs.start(jobHandlers(services));
    await app.server.listen({ port: config.port, host: config.host });
    await listenOnIpv6Loopback(app.server.server, config.host);
    services.drafts.start();
    const renewal = startRenewal(services);
    return {
      address: config.publicUrl,
      drain: async () => services.rooms.drain?.(),
      async close() {
        await renewal.stop();
        await app.server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
