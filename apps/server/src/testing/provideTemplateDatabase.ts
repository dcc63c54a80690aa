import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../storage/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { createTestDatabase, freezeAsTemplate } from './createTestDatabase.ts';
import { createTempFolder } from './createTempFolder.ts';

/**
 * Vitest setup for the integration tests: starts one PostgreSQL server per run, with one migrated database that
 * every test file clones. If `TEST_DATABASE_URL` is set, that server is used instead.
 */
export default async function provideTemplateDatabase(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => undefined } : await startOwnServer();
  const template = await createTestDatabase(server.url);
  await migrateDatabase(template.url);
  await freezeAsTemplate(server.url, template.name);
  project.provide('databaseServerUrl', server.url);
  project.provide('templateDatabase', template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}

async function startOwnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await createTempFolder('integration');
  const server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
  // After Ctrl-C, Vitest runs no teardown, and PostgreSQL would keep running.
  process.once('exit', server.stopWithoutWaiting);
  return {
    url: server.url,
    stop: async () => {
      process.off('exit', server.stopWithoutWaiting);
      await server.stop();
      await folder.remove();
    },
  };
}
