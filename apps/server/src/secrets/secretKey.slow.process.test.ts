import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../process/clock.ts';
import { computeFingerprint } from '../process/deriveKeySet.ts';
import { exitCodes } from '../process/exitCodes.ts';
import { createApiTestClient } from '../testing/createApiTestClient.ts';
import { createServerHome, type ServerHome } from '../testing/createServerHome.ts';
import { pollUntil } from '../testing/pollUntil.ts';
import { readDatabaseUrl } from '../testing/readDatabaseUrl.ts';
import { readOutbox } from '../testing/readOutbox.ts';
import { runServerCommand } from '../testing/runServerCommand.ts';
import { startServerProcess, type ServerProcess } from '../testing/startServerProcess.ts';
import { readFingerprint } from './siteSecretQueries.ts';

const NEXT_KEY = 'n'.repeat(32);
const RATE_LIMIT_SCALE = '1000';

let first: ServerHome;
/** Has the database of the first, and a DATA_DIR of its own. */
let second: ServerHome;
let databaseUrl: string;
let key: string;
let server: ServerProcess;
beforeAll(async () => {
  first = await createServerHome('first-web', { embedded: true });
  server = await startServerProcess(first, { env: { RATE_LIMIT_SCALE } });
  databaseUrl = await readDatabaseUrl(first);
  const own = await createServerHome('second-web', { embedded: true });
  second = { ...own, env: { ...own.env, DATABASE_URL: databaseUrl } };
  const file = await readFile(join(first.dataDir, 'secrets.json'), 'utf8');
  key = (JSON.parse(file) as { secretKey: string }).secretKey;
});
afterAll(async () => {
  await server.stop();
  await Promise.all([first.remove(), second.remove()]);
});

function createClient({ url }: ServerProcess) {
  return createApiTestClient({ port: Number(new URL(url).port), publicUrl: url, clock: systemClock });
}

/** Either process may send the mail, and each has its own outbox. */
function waitForPin(email: string): Promise<string> {
  return pollUntil(
    async () => {
      const mails = [
        ...(await readOutbox(first.dataDir, email)),
        ...(await readOutbox(second.dataDir, email)),
      ];
      return mails[0]?.pin;
    },
    () => `no PIN for ${email}`,
  );
}

it('[OP-12] a process with another key ends with one line and its own code, and writes nothing', async () => {
  for (const [SECRET_KEY, line] of [
    ['', /:\nThis database belongs to a site whose SECRET_KEY is missing here\. .*\n$/],
    [NEXT_KEY, /:\nThis database belongs to a site with another SECRET_KEY\. .*\n$/],
  ] as const) {
    const started = startServerProcess(second, { env: { SECRET_KEY } });
    await expect(started).rejects.toThrow(`The server ended with ${exitCodes.wrongSecretKey}:`);
    await expect(started).rejects.toThrow(line);
  }
  expect(await readdir(second.dataDir)).not.toContain('secrets.json');
  expect(await readFingerprint(databaseUrl)).toBe(computeFingerprint(key));
});

it('[OP-10:part] a PIN and a session of one web process work on another with the same key', async () => {
  const other = await startServerProcess(second, { env: { SECRET_KEY: key, RATE_LIMIT_SCALE } });
  for (const [from, to] of [
    [server, other],
    [other, server],
  ] as const) {
    const username = from === server ? 'ada' : 'ben';
    const email = `${username}@example.org`;
    const body = { username, email, password: 'a long enough password' };
    const { data } = await createClient(from).api.signUp({ body });
    const client = createClient(to);
    const pin = await waitForPin(email);
    await client.api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } });
    expect((await client.api.readUser()).data?.local.username).toBe(username);
  }
  expect(await other.stop()).toBe(exitCodes.cleanStop);
});

it('[OP-11] the key changes with the old one beside it, and the commands say what to do', async () => {
  const run = (env: Record<string, string>, ...args: string[]) =>
    runServerCommand({ ...second, env: { ...second.env, ...env } }, 'secrets', args);
  expect(await run({ SECRET_KEY: NEXT_KEY })).toMatchObject({ code: exitCodes.wrongSecretKey });
  expect(await run({ SECRET_KEY: key }, '--replace-lost-key')).toEqual({
    code: exitCodes.commandFailed,
    output: 'The key of this site is not lost. Nothing has changed.\n',
  });
  expect(await run({ SECRET_KEY: NEXT_KEY, SECRET_KEY_OLD: key })).toEqual({
    code: exitCodes.cleanStop,
    output:
      'The key of this site is right.\nNo stored data needs SECRET_KEY_OLD. Remove it when every process has the new SECRET_KEY.\n',
  });
  expect(await readFingerprint(databaseUrl)).toBe(computeFingerprint(NEXT_KEY));
  expect(await run({ SECRET_KEY: key })).toMatchObject({ code: exitCodes.wrongSecretKey });
  const lost = await run({ SECRET_KEY: key }, '--replace-lost-key');
  expect(lost).toMatchObject({ code: 0, output: expect.stringContaining('cannot be read anymore') });
  expect(await run({ SECRET_KEY: key })).toMatchObject({ code: 0 });
});
