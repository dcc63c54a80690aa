import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { claimFileLocation } from '../files/fileLocation.ts';
import { createFolderStore } from '../object-store/createFolderStore.ts';
import { setSiteNotice } from '../areas/operations/status/setSiteNotice.ts';
import { computeFingerprint } from '../process/deriveKeySet.ts';
import { storeSecretKey } from '../process/readSecretKeys.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { addGame } from '../testing/addGame.ts';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { runStatement } from '../testing/runStatement.ts';
import { readBackupManifest } from './BackupManifest.ts';
import { checkBackup, restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

let server: TestServer;
let folder: TempFolder;
let empty: TestDatabase;
let backup: string;
let imageFile: string;
beforeAll(async () => {
  // The key is generated into DATA_DIR, as on a site without configuration.
  server = await createTestServer({ env: { SECRET_KEY: '' } });
  await claimFileLocation(server.services);
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
  await writeBackup(
    { databaseUrl, dataDir: config.dataDir, objects: server.services.objects },
    backup,
    clock.now(),
  );
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
    const check = checkBackup(backup, { dataDir: join(folder.path, 'nothing') });
    await expect(check).rejects.toThrow('The backup is damaged');
    await writeFile(join(backup, part), bytes);
  }
});

it('[OP-87] only the owner can read a backup', async () => {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    }),
  );
  expect(entries.some(({ name }) => name === imageFile)).toBe(true);
  expect(new Set(modes)).toEqual(new Set(['folder 700', 'file 600']));
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
});

it('[R18] [OP-14:part] includes every generated secret; the push keys are in the database', async () => {
  const { dataDir } = server.config;
  const names = await readdir(dataDir, { withFileTypes: true });
  const secrets = names.filter((entry) => entry.isFile() && entry.name !== 'postgres-password');
  const { parts, secretKey } = await readBackupManifest(backup);
  expect(secrets.map(({ name }) => name)).toEqual(['secrets.json']);
  expect(parts.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['secrets.json', 'database/public.site_secrets.jsonl.gz']),
  );
  expect(secretKey).toMatchObject({ isIncluded: true });
});

it('[R18] [OP-14] never contains a key of the environment, and restores only with that key', async () => {
  const target = join(folder.path, 'without-key');
  const key = 'k'.repeat(32);
  const owner = await createTestServer({ env: { SECRET_KEY: key } });
  // The site does not use this key, so the backup leaves it out.
  await storeSecretKey(owner.config.dataDir);
  const source = {
    databaseUrl: owner.databaseUrl,
    dataDir: owner.config.dataDir,
    objects: owner.services.objects,
  };
  expect(await writeBackup(source, target, owner.clock.now())).toMatchObject({ hasSecretKey: false });
  const { parts, secretKey } = await readBackupManifest(target);
  expect(parts.map(({ path }) => path)).not.toContain('secrets.json');
  expect(secretKey).toEqual({ fingerprint: computeFingerprint(key), isIncluded: false });
  const config = { dataDir: join(folder.path, 'with-key') };
  await expect(checkBackup(target, config)).rejects.toThrow('does not contain the SECRET_KEY');
  const wrong = checkBackup(target, { ...config, secretKey: 'o'.repeat(32) });
  await expect(wrong).rejects.toThrow('another SECRET_KEY');
  for (const right of [{ secretKey: key }, { secretKey: 'o'.repeat(32), secretKeyOld: key }])
    expect(await checkBackup(target, { ...config, ...right })).toMatchObject({ secretKey });
  await owner.close();
});

it('[R18] [OP-14:part] does not replace another key in DATA_DIR', async () => {
  const dataDir = join(folder.path, 'other-key');
  await mkdir(dataDir);
  await storeSecretKey(dataDir);
  await expect(checkBackup(backup, { dataDir })).rejects.toThrow('another SECRET_KEY');
});

it('[R18] [OP-03] restores into an empty database and refuses any other; the notice and the status page are back', async () => {
  const dataDir = join(folder.path, 'restored');
  const manifest = await checkBackup(backup, { dataDir });
  const target = { databaseUrl: empty.url, dataDir, objects: createFolderStore(dataDir) };
  await restoreBackup(backup, manifest, target);
  const again = join(folder.path, 'again');
  await writeBackup(target, again, server.clock.now());
  expect((await readBackupManifest(again)).parts).toEqual(manifest.parts);
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  // The server does this on every start.
  await migrateDatabase(empty.url);
  const restored = await createTestServer({
    pages: true,
    beside: { ...server, databaseUrl: empty.url },
    env: { DATA_DIR: dataDir, SECRET_KEY: '' },
  });
  // The push keys are restored, so browsers that subscribed before still receive notifications.
  expect(restored.services.secrets).toEqual(server.services.secrets);
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
  await expect(checkBackup(backup, { dataDir })).rejects.toThrow('is not empty');
  // Foreign keys and triggers are enforced again.
  const orphan = `insert into games (slug, creator_id, title, search_text, engine_version, facts, created_at)
    values ('x', gen_random_uuid(), 'x', 'x', 'x', '{}', now())`;
  await expect(runStatement(empty.url, orphan)).rejects.toThrow('games_creator_id_users_id_fk');
  await expect(runStatement(empty.url, `update releases set document = 'x'`)).rejects.toThrow(
    'never changes',
  );
});
