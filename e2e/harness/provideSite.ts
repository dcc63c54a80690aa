import type { TestProject } from 'vitest/node';
import { createServerHome } from '../../apps/server/src/testing/createServerHome.ts';
import { startServerProcess } from '../../apps/server/src/testing/startServerProcess.ts';
import { buildPages } from '../../tools/run/buildPages.mjs';

/** Vitest's set-up of the browser tests: the built site, served by one real server for the whole run. */
export default async function provideSite(project: TestProject): Promise<() => Promise<void>> {
  await buildPages(process.cwd(), process.execPath);
  const home = await createServerHome('e2e');
  const server = await startServerProcess(home, { env: { RATE_LIMIT_SCALE: '1000' } });
  project.provide('siteUrl', server.url);
  project.provide('siteDataDir', home.dataDir);
  return async () => {
    await server.stop();
    await home.remove();
  };
}
