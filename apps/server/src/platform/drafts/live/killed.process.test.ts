import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applyEdits, readGame } from '@playloom/draft';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { readPostmaster } from '../../../storage/embedded/postmasterFile.ts';
import { createServerHome, type ServerHome } from '../../../testing/createServerHome.ts';
import { createTestClient, type TestClient } from '../../../testing/createTestClient.ts';
import { killProcessTree } from '../../../testing/killProcessTree.ts';
import { readOutbox } from '../../../testing/readOutbox.ts';
import { startServerProcess, type ServerProcess } from '../../../testing/startServerProcess.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { openTestEditor, type TestEditor } from '../testing/openTestEditor.ts';

const PASSWORD = 'a long enough password';
const LONGEST_LIFE_MS = 4_000;

let home: ServerHome;
beforeAll(async () => {
  home = await createServerHome('drafts-killed', { embedded: true });
});
afterAll(() => home.remove());

function start(): Promise<ServerProcess> {
  return startServerProcess(home, { env: { RATE_LIMIT_SCALE: '1000' } });
}

function clientOf({ url }: ServerProcess): TestClient {
  return createTestClient({ port: Number(new URL(url).port), publicUrl: url, clock: systemClock });
}

async function signUp(client: TestClient): Promise<void> {
  const email = 'ada@example.org';
  const { data } = await client.api.signUp({ body: { username: 'ada', email, password: PASSWORD } });
  const pin = await waitUntil(
    async () => (await readOutbox(home.dataDir, email))[0]?.pin,
    () => 'no mail came',
  );
  await client.api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } });
}

async function logIn(server: ServerProcess): Promise<TestClient> {
  const client = clientOf(server);
  await client.api.logIn({ body: { login: 'ada', password: PASSWORD } });
  return client;
}

function edit(server: ServerProcess, client: TestClient, gameId: string): TestEditor {
  const origin = server.url.replace(/^http:\/\/localhost/, 'ws://127.0.0.1');
  return openTestEditor({ origin, site: server.url, cookie: client.cookies.header() ?? '', gameId });
}

/** Tags of the game, one for each edit. */
function readTags(editor: TestEditor): readonly string[] {
  return readGame(editor.draft).settings.tags;
}

interface Round {
  over: boolean;
}

/** Only an edit whose storing was answered counts. */
async function editUntilOver(round: Round, editor: TestEditor, acknowledged: Set<string>, kill: number) {
  for (let count = 0; !round.over; count += 1) {
    const tag = `k${kill}n${count}`;
    const value = [...readTags(editor).slice(-8), tag];
    applyEdits(editor.draft, [{ kind: 'set', path: ['settings', 'tags'], value }], 'test');
    const variable = {
      kind: 'set' as const,
      path: ['assets', tag],
      value: { kind: 'image', file: `${tag}.png` },
    };
    applyEdits(editor.draft, [variable], 'test');
    const isSaved = await Promise.race([
      editor.saved().then(
        () => true,
        () => false,
      ),
      waitUntil(
        () => round.over,
        () => 'the round did not end',
      ).then(() => false),
    ]);
    if (isSaved) acknowledged.add(tag);
  }
}

async function killEverything(server: ServerProcess): Promise<void> {
  const database = await readPostmaster(path.join(home.dataDir, 'postgres'));
  killProcessTree(server.pid);
  if (database !== undefined) killProcessTree(database.pid);
  await server.stop('SIGKILL');
}

it('[ED-11:part] loses no edit that was told to be saved when the server and its database are killed', async () => {
  const kills = inject('long') ? 20 : 1;
  const acknowledged = new Set<string>();
  let gameId = '';
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await start();
    const client = kill === 1 ? clientOf(server) : await logIn(server);
    if (kill === 1) {
      await signUp(client);
      const { data } = await client.api.createGame({
        body: {
          game: { title: 'Hard to kill', sandboxMode: 'advanced', preferredRegion: '' },
          templateInfo: { templateSlug: 'blank' },
        },
      });
      gameId = data._id;
    }
    const editor = edit(server, client, gameId);
    await editor.synced();
    const round: Round = { over: false };
    const before = acknowledged.size;
    const editing = editUntilOver(round, editor, acknowledged, kill);
    await waitUntil(
      () => acknowledged.size > before,
      () => 'nothing was saved',
    );
    await pause(randomInt(LONGEST_LIFE_MS));
    await killEverything(server);
    round.over = true;
    await editing;
    editor.close();
  }
  const server = await start();
  const data = await (await logIn(server)).api.readGameData({ params: { id: gameId } });
  const kept = new Set(Object.keys(data['assets'] as object));
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
  expect([...acknowledged].filter((tag) => !kept.has(tag))).toEqual([]);
  expect(await server.stop()).toBe(0);
});
