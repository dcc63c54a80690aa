import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { setSiteNotice } from '../areas/operations/status/setSiteNotice.ts';
import { readSecrets } from '../process/readSecrets.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { addGame } from '../testing/addGame.ts';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { runStatement } from '../testing/runStatement.ts';
import { readBackupManifest, writeBackupManifest } from './BackupManifest.ts';
import { checkBackup, restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

let server: TestServer;
let folder: TempFolder;
let empty: TestDatabase;
let backup: string;
let imageFile: string;
beforeAll(async () => {
  server = await createTestServer();
  folder = await createTempFolder('backup');
  empty = await createTestDatabase(inject('databaseServerUrl'));
  const { user } = await addSignedInUser(server, 'ada');
  await addGame(server, { creatorId: user.id, settings: { title: 'Kept "well" \\ ü 🧵' } });
  imageFile = await server.services.files.put(Buffer.from('an image'), 'webp');
  await setSiteNotice(server.services, user, 'Maintenance starts at noon.');
  await runStatement(server.databaseUrl, `update users set arrival = '{"source": "a\\"b"}', coins = 7`);
  await queueForScheduler(server.databaseUrl);
  backup = join(folder.path, 'backup');
  const { databaseUrl, config, clock } = server;
  await writeBackup({ databaseUrl, dataDir: config.dataDir }, backup, clock.now());
});
/**
 * Queues a job like the one pg-boss queues for its scheduler every minute. A backup that contains it must still
 * restore.
 */
async function queueForScheduler(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('__pgboss__send-it');
  await boss.send('__pgboss__send-it', {});
  await boss.stop({ graceful: false });
}
afterAll(async () => {
  await server.close();
  await empty.drop();
  await folder.remove();
});

it('[R18] a single changed byte in any part is detected before anything is written', async () => {
  const { parts } = await readBackupManifest(backup);
  expect(parts.length).toBeGreaterThan(20);
  for (const part of [...parts.map(({ path }) => path), 'manifest.json', 'manifest.sha256']) {
    const bytes = await readFile(join(backup, part));
    const changed = Buffer.from(bytes);
    const middle = changed.length >> 1;
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    await writeFile(join(backup, part), changed);
    const check = checkBackup(backup, join(folder.path, 'nothing'));
    await expect(check).rejects.toThrow('The backup is damaged');
    await writeFile(join(backup, part), bytes);
  }
});

it('[R18] includes every generated secret and restores each one unchanged', async () => {
  const { dataDir } = server.config;
  const names = await readdir(dataDir, { withFileTypes: true });
  const secrets = names.filter((entry) => entry.isFile() && entry.name !== 'postgres-password');
  const { parts } = await readBackupManifest(backup);
  expect(secrets.map(({ name }) => name).toSorted()).toEqual(['push-keys.txt', 'secrets.json']);
  expect(parts.map(({ path }) => path)).toEqual(expect.arrayContaining(['push-keys.txt', 'secrets.json']));
});

it('[R18] an older backup without push keys can be restored; new keys are generated', async () => {
  const older = join(folder.path, 'older');
  await cp(backup, older, { recursive: true });
  await rm(join(older, 'push-keys.txt'));
  const { parts, ...manifest } = await readBackupManifest(backup);
  await writeBackupManifest(older, {
    ...manifest,
    parts: parts.filter(({ path }) => path !== 'push-keys.txt'),
  });
  const dataDir = join(folder.path, 'from-older');
  const target = await createTestDatabase(inject('databaseServerUrl'));
  await restoreBackup(older, await checkBackup(older, dataDir), { databaseUrl: target.url, dataDir });
  const { vapidKeys, ...kept } = await readSecrets(dataDir);
  expect(kept).toMatchObject({ cookieSecret: server.services.secrets.cookieSecret });
  expect(vapidKeys).not.toEqual(server.services.secrets.vapidKeys);
  await target.drop();
});

it('[R18] [OP-03] restores into an empty database and refuses any other; the notice and the status page are back', async () => {
  const dataDir = join(folder.path, 'restored');
  const manifest = await checkBackup(backup, dataDir);
  const target = { databaseUrl: empty.url, dataDir };
  await restoreBackup(backup, manifest, target);
  const again = join(folder.path, 'again');
  await writeBackup(target, again, server.clock.now());
  expect((await readBackupManifest(again)).parts).toEqual(manifest.parts);
  // The push keys are restored, so browsers that subscribed before still receive notifications.
  expect(await readSecrets(dataDir)).toEqual(server.services.secrets);
  expect((await stat(join(dataDir, 'push-keys.txt'))).mode & 0o777).toBe(0o600);
  // The server does this on every start.
  await migrateDatabase(empty.url);
  const restored = await createTestServer({
    pages: true,
    beside: { ...server, databaseUrl: empty.url },
    env: { DATA_DIR: dataDir },
  });
  const { data } = await restored.client.api.readStatus();
  expect(data).toMatchObject({ notice: 'Maintenance starts at noon.' });
  expect(data.parts.map(({ isUp }) => isUp)).toEqual([true, true, true, true]);
  for (const page of ['/status', '/pricing'])
    expect(await (await restored.client.fetch(page)).text()).toContain('Maintenance starts at noon.');
  const kept = await restored.services.files.read(imageFile);
  expect(Buffer.from(kept ?? []).toString()).toBe('an image');
  await restored.close();
  const titles = await runStatement(empty.url, 'select title, slug from games');
  expect(titles).toMatchObject([{ title: 'Kept "well" \\ ü 🧵' }]);
  await expect(restoreBackup(backup, manifest, target)).rejects.toThrow('The database is not empty');
  await expect(checkBackup(backup, dataDir)).rejects.toThrow('is not empty');
  // Foreign keys and triggers are enforced again.
  const orphan = `insert into games (slug, creator_id, title, search_text, engine_version, facts, created_at)
    values ('x', gen_random_uuid(), 'x', 'x', 'x', '{}', now())`;
  await expect(runStatement(empty.url, orphan)).rejects.toThrow('games_creator_id_users_id_fk');
  await expect(runStatement(empty.url, `update releases set document = 'x'`)).rejects.toThrow(
    'never changes',
  );
});
