import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readFileLocation } from '../files/fileLocation.ts';
import { storeFile } from '../files/storeFile.ts';
import { openFiles } from '../app/openFiles.ts';
import { createFolderStore } from '../object-store/createFolderStore.ts';
import { createS3Store } from '../object-store/createS3Store.ts';
import { readFilesUrl } from '../process/filesUrl.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { startS3Server, type TestS3Server } from '../testing/startS3Server.ts';
import { readBackupManifest } from './BackupManifest.ts';
import { checkBackup, restoreBackup } from './restoreBackup.ts';
import { writeBackup, type BackupSource } from './writeBackup.ts';

let s3: TestS3Server;
let server: TestServer;
let folder: TempFolder;
let file: string;
const BUNDLE = '7.1.0.0-aa11';
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await createTempFolder('shared-backup');
  server = await createTestServer({ env: { FILES_URL: s3.url() } });
  const bundle = join(server.services.bundles.enginesDir, BUNDLE);
  mkdirSync(bundle, { recursive: true });
  const about = { version: '7.1.0.0', protocol: 1, hash: 'aa11', styles: [], scripts: [] };
  writeFileSync(join(bundle, 'engine.json'), JSON.stringify(about));
  await openFiles(server.services);
  file = await addFile(server, 'an image');
});
afterAll(async () => {
  await server.close();
  await s3.stop();
  await folder.remove();
});

function addFile({ services: { db, files, clock } }: TestServer, text: string): Promise<string> {
  const kind = { extension: 'webp', contentType: 'image/webp', ownerId: null, now: clock.now() };
  return db.transaction((tx) => storeFile(tx, files, { bytes: Buffer.from(text), ...kind }));
}

const sourceOf = ({ databaseUrl, config, services }: TestServer): BackupSource => ({
  databaseUrl,
  dataDir: config.dataDir,
  objects: services.objects,
});

it('[OP-87:part] only the owner can read the shared files of a backup', async () => {
  const backup = join(folder.path, 'private');
  await writeBackup(sourceOf(server), backup, server.clock.now());
  const modeOf = async (path: string): Promise<string> =>
    ((await stat(join(backup, path))).mode & 0o777).toString(8);
  expect(await modeOf(`files/${file.slice(0, 2)}/${file}`)).toBe('600');
  expect(await modeOf(`files/${file.slice(0, 2)}`)).toBe('700');
  expect(await modeOf('engines')).toBe('700');
});

it('[OP-26] a backup contains the shared files and engines, and restores them into another store or a folder', async () => {
  const backup = join(folder.path, 'backup');
  await writeBackup(sourceOf(server), backup, server.clock.now());
  const { parts } = await readBackupManifest(backup);
  expect(parts.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      `files/${file.slice(0, 2)}/${file}`,
      `engines/${BUNDLE}/engine.json`,
      'engines/current.json',
    ]),
  );
  for (const target of ['bucket', 'folder']) {
    const dataDir = join(folder.path, `restored-${target}`);
    const objects =
      target === 'bucket'
        ? createS3Store(readFilesUrl('FILES_URL', s3.url('another')))
        : createFolderStore(dataDir);
    const database = await createTestDatabase(inject('databaseServerUrl'));
    await restoreBackup(backup, await checkBackup(backup, { ...server.config, dataDir }), {
      databaseUrl: database.url,
      dataDir,
      objects,
    });
    const env = { DATA_DIR: dataDir, ...(target === 'bucket' && { FILES_URL: s3.url('another') }) };
    const restored = await createTestServer({ beside: { ...server, databaseUrl: database.url }, env });
    await openFiles(restored.services);
    expect(Buffer.from((await restored.services.files.read(file)) ?? []).toString()).toBe('an image');
    expect((await restored.services.bundles.find('7.1.0.0'))?.name).toBe(BUNDLE);
    expect(await readFileLocation(restored.services.db)).toBe(objects.location);
    // Only a bucket needs a list of the bundle.
    expect((await objects.read(`bundles/${BUNDLE}.json`)) !== null).toBe(target === 'bucket');
    await restored.close();
    await database.drop();
  }
});

it('[OP-26] a backup without files says so, and a restore leaves the note where they are', async () => {
  const backup = join(folder.path, 'without');
  await writeBackup(sourceOf(server), backup, server.clock.now(), { withoutFiles: true });
  const manifest = await checkBackup(backup, { ...server.config, dataDir: join(folder.path, 'nothing') });
  expect(manifest.filesLeftIn).toBe(server.services.objects.location);
  expect(JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))).toHaveProperty('filesLeftIn');
  expect((await readdir(backup)).toSorted()).not.toContain('files');
  const database = await createTestDatabase(inject('databaseServerUrl'));
  const dataDir = join(folder.path, 'restored-without');
  await restoreBackup(backup, manifest, {
    databaseUrl: database.url,
    dataDir,
    objects: server.services.objects,
  });
  const restored = await createTestServer({
    beside: { ...server, databaseUrl: database.url },
    env: { DATA_DIR: dataDir },
  });
  expect(await readFileLocation(restored.services.db)).toBe(server.services.objects.location);
  await restored.close();
  await database.drop();
});

it('[OP-26] a backup that would lack files of another process is refused with the reason', async () => {
  const one = await createTestServer();
  const two = await createTestServer({ beside: one });
  await addFile(one, 'on the first machine');
  const elsewhere = await addFile(two, 'on the second machine');
  const backup = join(folder.path, 'refused');
  await expect(writeBackup(sourceOf(one), backup, one.clock.now())).rejects.toThrow(
    `1 files that the database names are not in DATA_DIR, such as ${elsewhere}. If other web processes use this database`,
  );
  expect(await readdir(folder.path)).not.toContain('refused');
  await writeBackup(sourceOf(one), backup, one.clock.now(), { skipsMissing: true });
  // A file that was deleted meanwhile is no longer in the database, so nothing is missing.
  await one.services.db.execute(`delete from files where name = '${elsewhere}'`);
  await rm(backup, { recursive: true });
  await writeBackup(sourceOf(one), backup, one.clock.now());
  await two.close();
  await one.close();
});
