import { afterAll, beforeAll } from 'vitest';
import { createServerHome, type ServerHome } from '../../apps/server/src/testing/createServerHome.ts';
import { readDatabaseUrl } from '../../apps/server/src/testing/readDatabaseUrl.ts';
import { startServerProcess, type ServerProcess } from '../../apps/server/src/testing/startServerProcess.ts';
import type { TestSite } from './createAccount.ts';
import { readSite } from './readSite.ts';

export interface ConfiguredSite {
  /** Its address with a path. */
  at(path: string): string;
  /** For accounts on it. */
  site(): TestSite;
  databaseUrl(): Promise<string>;
  /** Everything the server printed so far. */
  output(): string;
}

/** A server of this file's own, with the configuration it wants to see; call it at the file's top. */
export function startConfiguredSite(env: Record<string, string>): ConfiguredSite {
  const running: { home?: ServerHome; server?: ServerProcess } = {};
  beforeAll(async () => {
    // The shared site has built the pages; without them this one would not start either.
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
