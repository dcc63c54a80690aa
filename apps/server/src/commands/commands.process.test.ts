import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { exitCodes } from '../process/exitCodes.ts';
import { createServerHome, type ServerHome } from '../testing/createServerHome.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { readDatabaseUrl } from '../testing/readDatabaseUrl.ts';
import { runServerCommand } from '../testing/runServerCommand.ts';
import { runStatement } from '../testing/runStatement.ts';
import { startServerProcess } from '../testing/startServerProcess.ts';

let home: ServerHome;
let fresh: ServerHome;
let folder: TempFolder;
beforeAll(async () => {
  home = await createServerHome('backed-up', { embedded: true });
  fresh = await createServerHome('restored', { embedded: true });
  folder = await createTempFolder('backups');
});
afterAll(async () => {
  await Promise.all([home.remove(), fresh.remove(), folder.remove()]);
});

async function readParts(backup: string): Promise<unknown> {
  const text = await readFile(join(backup, 'manifest.json'), 'utf8');
  return (JSON.parse(text) as { parts: unknown }).parts;
}

/** Values that are hard to copy: bytes, arrays, timestamps, large numbers, quotes and symbols. */
const HARD_ROW = `insert into users (username, email, password_hash, arrival, created_at) values
  ('ada', 'ada@example.org', E'\\\\ "quoted"\\n\\tü 🧵 \\'', '{"source": "a\\"b"}', '2026-03-04 12:00:00.123456+02')`;

/** These steps run in order: each one needs the result of the one before. */
it.runIf(inject('long'))('[R18] a backup of a running server restores every row and file', async () => {
  const server = await startServerProcess(home);
  const url = await readDatabaseUrl(home);
  await runStatement(url, HARD_ROW);
  const made = await runServerCommand(home, 'operator', ['ada']);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('ada now has the role operator.') });
  const first = join(folder.path, 'first');
  const backup = await runServerCommand(home, 'backup', [first]);
  expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ rows from \d+ tables/) });
  expect((await stat(first)).mode & 0o077).toBe(0);
  expect(await server.stop()).toBe(exitCodes.cleanStop);

  const restored = await runServerCommand(fresh, 'restore', [first]);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored the backup') });
  // No server is running, so the command starts the database itself.
  const second = join(folder.path, 'second');
  expect(await runServerCommand(fresh, 'backup', [second])).toMatchObject({ code: 0 });
  expect(await readParts(second)).toEqual(await readParts(first));

  const refused = await runServerCommand(fresh, 'restore', [first]);
  expect(refused).toMatchObject({
    code: exitCodes.commandFailed,
    output: expect.stringContaining('not empty'),
  });
});

it.runIf(inject('long'))('[R18] a server starts from the restored data', async () => {
  const server = await startServerProcess(fresh);
  const games = await fetch(`${server.url}/api/v1/games/?category=popular`);
  expect(JSON.stringify(await games.json())).toContain('gameSlug');
  expect(await server.stop()).toBe(exitCodes.cleanStop);
});
