import type { TestProject } from 'vitest/node';
import { createTempFolder } from '../../apps/server/src/testing/createTempFolder.ts';
import { startServerProcess } from '../../apps/server/src/testing/startServerProcess.ts';
import { buildSite } from '../../tools/test/buildSite.ts';

/** Vitest's set-up of the browser tests: the built site, served by one real server for the whole run. */
export default async function provideSite(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const folder = await createTempFolder('e2e');
  const server = await startServerProcess({ dataDir: folder.path, env: { RATE_LIMIT_SCALE: '1000' } });
  project.provide('siteUrl', server.url);
  project.provide('siteDataDir', folder.path);
  return async () => {
    await server.stop();
    await folder.remove();
  };
}
