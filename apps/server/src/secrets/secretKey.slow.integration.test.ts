import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import webPush from 'web-push';
import { createFakeRooms } from '../testing/createFakeRooms.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { runStatement } from '../testing/runStatement.ts';
import { computeFingerprint, deriveKeySetOfHmacSecret } from '../process/deriveKeySet.ts';
import { readSecretKeys } from '../process/readSecretKeys.ts';
import { encryptRowsAgain } from './encryptRowsAgain.ts';
import { collectProofs, listFailedProofs } from './testing/collectProofs.ts';

const [KEY, NEXT_KEY] = ['k'.repeat(32), 'n'.repeat(32)];
const rooms = createFakeRooms();
let database: TestDatabase;
let folder: TempFolder;
beforeEach(async () => {
  rooms.rooms.splice(0);
  database = await createTestDatabase(inject('databaseServerUrl'), inject('templateDatabase'));
  folder = await createTempFolder('before');
});
afterEach(async () => {
  await database.drop();
  await folder.remove();
});

/** Runs one server at a time on the database, each with its own DATA_DIR, so that each reads its own mails. */
async function runServer<T>(
  env: Record<string, string>,
  use: (server: TestServer) => Promise<T>,
): Promise<T> {
  const server = await createTestServer({ env, rooms, beside: { databaseUrl: database.url } });
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}

/** Lists the fingerprints with which encrypted texts start; rows from before SECRET_KEY have none. */
async function listKeysOfRows(): Promise<string[]> {
  const rows = await runStatement(
    database.url,
    `select secret as sealed from two_factors union all select destination from payout_methods
     union all select value from site_secrets where name <> 'fingerprint'`,
  );
  return [...new Set(rows.map(({ sealed }) => String(sealed).split('.').toReversed()[1] ?? ''))];
}

it('[OP-10] what one process signs and encrypts works on another with the same key and its own DATA_DIR', async () => {
  const proofs = await runServer({ SECRET_KEY: KEY }, collectProofs);
  expect(Object.keys(proofs)).toHaveLength(9);
  expect(await runServer({ SECRET_KEY: KEY }, (other) => listFailedProofs(proofs, other))).toEqual([]);
});

it('[OP-11:part] after a rotation everything works with both keys, and what is stored also without the old one', async () => {
  const [proofs, later] = await runServer({ SECRET_KEY: KEY }, async (server) => [
    await collectProofs(server),
    await collectProofs(server),
  ]);
  await runServer({ SECRET_KEY: NEXT_KEY, SECRET_KEY_OLD: KEY }, async (server) => {
    expect(await listFailedProofs(proofs ?? {}, server)).toEqual([]);
    expect(await encryptRowsAgain(server.services)).toEqual({ renewed: 4, unreadable: 0 });
    expect(await encryptRowsAgain(server.services)).toEqual({ renewed: 0, unreadable: 0 });
  });
  expect(await listKeysOfRows()).toEqual([computeFingerprint(NEXT_KEY)]);
  // Signatures of the old key end with it.
  const failed = await runServer({ SECRET_KEY: NEXT_KEY }, (server) => listFailedProofs(later ?? {}, server));
  expect(failed).toEqual(['pin', 'live token', 'wallet nonce', 'test-room address', 'browser id']);
});

it('[OP-11:part] a process that still signs with the old key accepts the new one as its second', async () => {
  const proofs = await runServer({ SECRET_KEY: NEXT_KEY, SECRET_KEY_OLD: KEY }, collectProofs);
  const env = { SECRET_KEY: KEY, SECRET_KEY_OLD: NEXT_KEY };
  expect(await runServer(env, (server) => listFailedProofs(proofs, server))).toEqual([]);
});

it('[OP-13] a site from before keeps working with its files and rows, on every machine', async () => {
  const hmacSecret = 'h'.repeat(43);
  const [proofs, later] = await runServer({ SECRET_KEY: KEY }, async (server) => {
    // Signs and encrypts like the version before.
    const keySets = [deriveKeySetOfHmacSecret(hmacSecret)];
    Object.assign(server.services.secrets, { keySets, exportSecrets: [hmacSecret] });
    return [await collectProofs(server), await collectProofs(server)];
  });
  // Its rows named no key, and it had no secrets in the database.
  await runStatement(
    database.url,
    `delete from site_secrets; update two_factors set secret = ltrim(secret, '.');
     update payout_methods set destination = ltrim(destination, '.')`,
  );
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const files = { 'secrets.json': JSON.stringify({ cookieSecret: 'c'.repeat(43), hmacSecret }) };
  for (const [name, text] of Object.entries({ ...files, 'push-keys.txt': `${publicKey}:${privateKey}` }))
    await writeFile(join(folder.path, name), text);

  await runServer({ SECRET_KEY: '', DATA_DIR: folder.path }, async (server) => {
    expect(await listFailedProofs(proofs ?? {}, server)).toEqual(['push keys']);
    expect(server.services.push.publicKey).toBe(publicKey);
    expect(await encryptRowsAgain(server.services)).toEqual({ renewed: 4, unreadable: 0 });
  });
  // Another machine needs only the key, which is now in the file.
  const { newest } = await readSecretKeys({ dataDir: folder.path });
  expect(await listKeysOfRows()).toEqual([computeFingerprint(newest ?? '')]);
  await runServer({ SECRET_KEY: newest ?? '' }, async (server) => {
    expect(await listFailedProofs(later ?? {}, server)).toEqual(['push keys']);
    expect(server.services.push.publicKey).toBe(publicKey);
  });
});
