import type { TestProject } from 'vitest/node';
import { createServerHome } from '../../apps/server/src/testing/createServerHome.ts';
import { readDatabaseUrl } from '../../apps/server/src/testing/readDatabaseUrl.ts';
import { startServerProcess } from '../../apps/server/src/testing/startServerProcess.ts';
import { buildEngine } from '../../tools/run/buildEngine.mjs';
import { buildPages } from '../../tools/run/buildPages.mjs';

/**
 * Vitest global setup of the browser tests: builds the site and serves it with one server for the whole run. If the
 * site does not start, only the browser tests fail. An error thrown here would stop all other tests too.
 */
export default async function provideSite(project: TestProject): Promise<() => Promise<void>> {
  const home = await createServerHome('e2e');
  try {
    await buildPages(process.cwd(), process.execPath);
    await buildEngine(process.cwd(), process.execPath);
    const server = await startServerProcess(home, { env: { RATE_LIMIT_SCALE: '1000' } });
    const databaseUrl = await readDatabaseUrl(home);
    project.provide('site', { url: server.url, dataDir: home.dataDir, databaseUrl });
    return async () => {
      await server.stop();
      await home.remove();
    };
  } catch (error) {
    project.provide('site', { problem: `The site did not start: ${String(error)}` });
    return home.remove;
  }
}
