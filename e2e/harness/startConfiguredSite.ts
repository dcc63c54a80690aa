import { afterAll, beforeAll } from 'vitest';
import { createServerHome, type ServerHome } from '../../apps/server/src/testing/createServerHome.ts';
import { readDatabaseUrl } from '../../apps/server/src/testing/readDatabaseUrl.ts';
import { startServerProcess, type ServerProcess } from '../../apps/server/src/testing/startServerProcess.ts';
import type { TestSite } from './createAccount.ts';
import { readSite } from './readSite.ts';

interface ConfiguredSite {
  /** Returns the full URL of a path on this site. */
  at(path: string): string;
  /** Describes this site for `createAccount`. */
  site(): TestSite;
  databaseUrl(): Promise<string>;
  /** Returns everything the server has printed so far. */
  output(): string;
}

/** Starts a server with its own configuration for the tests of a file. Call it at the top of the file. */
export function startConfiguredSite(env: Record<string, string>): ConfiguredSite {
  const running: { home?: ServerHome; server?: ServerProcess } = {};
  beforeAll(async () => {
    // Throws if the shared site failed to start, because its setup builds the pages that this server needs.
    readSite();
    running.home = await createServerHome('configured');
    running.server = await startServerProcess(running.home, { env: { RATE_LIMIT_SCALE: '1000', ...env } });
  });
  afterAll(async () => {
    await running.server?.stop();
    await running.home?.remove();
  });
  return {
    at: (path) => new URL(path, running.server?.url).href,
    site: () => ({ url: running.server?.url ?? '', dataDir: running.home?.dataDir ?? '' }),
    databaseUrl: () => readDatabaseUrl(running.home as ServerHome),
    output: () => running.server?.output() ?? '',
  };
}
