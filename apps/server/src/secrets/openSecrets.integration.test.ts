import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import webPush from 'web-push';
import { readConfig, type Config } from '../process/config.ts';
import { createLogger } from '../process/createLogger.ts';
import { computeFingerprint } from '../process/deriveKeySet.ts';
import { exitCodes } from '../process/exitCodes.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { runStatement } from '../testing/runStatement.ts';
import { checkSecretKey } from './checkSecretKey.ts';
import { openSecrets } from './openSecrets.ts';
import { readFingerprint } from './siteSecretQueries.ts';

const [KEY, NEXT_KEY, THIRD_KEY] = ['k'.repeat(32), 'n'.repeat(32), 't'.repeat(32)];
const log = createLogger('silent');

let database: TestDatabase;
let folder: TempFolder;
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseServerUrl'), inject('templateDatabase'));
  folder = await createTempFolder('open-secrets');
});
afterEach(async () => {
  await database.drop();
  await folder.remove();
});

function configure(env: Record<string, string> = {}): Config {
  return readConfig({ DATA_DIR: folder.path, ...env });
}

const open = (env?: Record<string, string>) => openSecrets(configure(env), database.url, log);
const refusal = {
  exitCode: exitCodes.wrongSecretKey,
  message: expect.stringMatching(/another SECRET_KEY|SECRET_KEY is missing/),
};

it('[OP-10:part] processes that start at the same time on an empty site have the same secrets', async () => {
  const all = await Promise.all([open(), open(), open(), open()]);
  for (const secrets of all) expect(secrets).toEqual(all[0]);
  expect(await open()).toEqual(all[0]);
  expect(await readdir(folder.path)).toEqual(['secrets.json']);
});

it('[OP-12:part] another key, or none, is refused before anything is written', async () => {
  await open({ SECRET_KEY: KEY });
  const read = () => runStatement(database.url, 'select * from site_secrets order by name');
  const before = await read();
  const others: Record<string, string>[] = [
    { SECRET_KEY: NEXT_KEY },
    { SECRET_KEY: NEXT_KEY, SECRET_KEY_OLD: THIRD_KEY },
    { SECRET_KEY_OLD: NEXT_KEY },
    {},
  ];
  for (const env of others) {
    await expect(checkSecretKey(configure(env), database.url)).rejects.toMatchObject(refusal);
    await expect(open(env)).rejects.toMatchObject(refusal);
  }
  expect(await read()).toEqual(before);
  expect(await readdir(folder.path)).toEqual([]);
  await checkSecretKey(configure({ SECRET_KEY: KEY }), database.url);
});

it('[OP-12:part] accepts any key for a database without a fingerprint, or without tables', async () => {
  await checkSecretKey(configure({ SECRET_KEY: KEY }), database.url);
  const empty = await createTestDatabase(inject('databaseServerUrl'));
  await checkSecretKey(configure({ SECRET_KEY: KEY }), empty.url);
  expect(await readFingerprint(empty.url)).toBeNull();
  await empty.drop();
});

it('[OP-11:part] stores the fingerprint and never the key, and replaces it if the old key is right', async () => {
  const first = await open({ SECRET_KEY: KEY });
  expect(await readFingerprint(database.url)).toBe(computeFingerprint(KEY));
  const rotated = await open({ SECRET_KEY: NEXT_KEY, SECRET_KEY_OLD: KEY });
  expect(await readFingerprint(database.url)).toBe(computeFingerprint(NEXT_KEY));
  expect(rotated.vapidKeys).toEqual(first.vapidKeys);
  expect(rotated.exportSecrets).toEqual(first.exportSecrets);
  expect(await open({ SECRET_KEY: NEXT_KEY })).toMatchObject({ vapidKeys: first.vapidKeys });
  await expect(open({ SECRET_KEY: KEY })).rejects.toMatchObject(refusal);
  const stored = JSON.stringify(await runStatement(database.url, 'select * from site_secrets'));
  for (const secret of [KEY, NEXT_KEY, first.vapidKeys.privateKey, ...first.exportSecrets])
    expect(stored).not.toContain(secret);
});

it('[OP-13:part] takes over the push keys of the configuration or of DATA_DIR', async () => {
  const [inFile, given] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  await writeFile(join(folder.path, 'push-keys.txt'), `${inFile.publicKey}:${inFile.privateKey}\n`);
  expect((await open({ SECRET_KEY: KEY })).vapidKeys).toEqual(inFile);
  const variable = { VAPID_KEYS: `${given.publicKey}:${given.privateKey}` };
  expect((await open({ SECRET_KEY: KEY, ...variable })).vapidKeys).toEqual(given);
  // A process without the variable uses the same keys, because browsers have subscribed with them.
  expect((await open({ SECRET_KEY: KEY })).vapidKeys).toEqual(given);
});

it('[OP-13:part] every machine from before adds its own secret', async () => {
  const secrets = ['a', 'b'].map((letter) => letter.repeat(43));
  for (const hmacSecret of secrets) {
    const text = JSON.stringify({ cookieSecret: 'c'.repeat(43), hmacSecret });
    await writeFile(join(folder.path, 'secrets.json'), text);
    await open({ SECRET_KEY: KEY });
  }
  await writeFile(join(folder.path, 'secrets.json'), JSON.stringify({ secretKey: NEXT_KEY }));
  const opened = await open({ SECRET_KEY: KEY });
  expect(opened.exportSecrets.slice(1).toSorted()).toEqual(secrets);
  expect(opened.keySets).toHaveLength(3);
});
