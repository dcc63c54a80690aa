import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applyEdits, readDraftGame } from '@playloom/draft';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { systemClock } from '../../../../process/clock.ts';
import { readPostmaster } from '../../../../storage/embedded/postmasterFile.ts';
import { createServerHome, type ServerHome } from '../../../../testing/createServerHome.ts';
import { createApiTestClient, type ApiTestClient } from '../../../../testing/createApiTestClient.ts';
import { killProcessTree } from '../../../../testing/killProcessTree.ts';
import { readOutbox } from '../../../../testing/readOutbox.ts';
import { startServerProcess, type ServerProcess } from '../../../../testing/startServerProcess.ts';
import { generateRandomNumbers } from '../../../../testing/generateRandomNumbers.ts';
import { pollUntil } from '../../../../testing/pollUntil.ts';
import { openTestEditor, type TestEditor } from '../testing/openTestEditor.ts';

const PASSWORD = 'a long enough password';
/** The longest time before a server is killed. In the short run, about as long as a server takes to start. */
const LONGEST_LIFE_MS = inject('long') ? 4_000 : 1_500;
const SEED = 2_026;

let home: ServerHome;
beforeAll(async () => {
  home = await createServerHome('drafts-killed', { embedded: true });
});
afterAll(() => home.remove());

function start(): Promise<ServerProcess> {
  return startServerProcess(home, { env: { RATE_LIMIT_SCALE: '1000' } });
}

function clientOf({ url }: ServerProcess): ApiTestClient {
  return createApiTestClient({ port: Number(new URL(url).port), publicUrl: url, clock: systemClock });
}

async function signUp(client: ApiTestClient): Promise<void> {
  const email = 'ada@example.org';
  const { data } = await client.api.signUp({ body: { username: 'ada', email, password: PASSWORD } });
  const pin = await pollUntil(
    async () => (await readOutbox(home.dataDir, email))[0]?.pin,
    () => 'no mail came',
  );
  await client.api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } });
}

async function logIn(server: ServerProcess): Promise<ApiTestClient> {
  const client = clientOf(server);
  await client.api.logIn({ body: { login: 'ada', password: PASSWORD } });
  return client;
}

function edit(server: ServerProcess, client: ApiTestClient, gameId: string): TestEditor {
  const origin = server.url.replace(/^http:\/\/localhost/, 'ws://127.0.0.1');
  return openTestEditor({ origin, site: server.url, cookie: client.cookies.header() ?? '', gameId });
}

/** The tags of the game. Each edit adds one. */
function readTags(editor: TestEditor): readonly string[] {
  return readDraftGame(editor.draft).settings.tags;
}

interface Round {
  over: boolean;
}

/** Edits until the round is over, and collects the edits that the server acknowledged. */
async function editUntilOver(round: Round, editor: TestEditor, acknowledged: Set<string>, life: string) {
  for (let count = 0; !round.over; count += 1) {
    const tag = `${life}n${count}`;
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
      pollUntil(
        () => round.over,
        () => 'the round did not end',
      ).then(() => false),
    ]);
    if (isSaved) acknowledged.add(tag);
  }
}

/** Edits for a while, at least until one edit is acknowledged; then calls `kill`. */
async function liveUntil(
  editor: TestEditor,
  acknowledged: Set<string>,
  life: string,
  ms: number,
  kill: () => Promise<void> | void,
): Promise<void> {
  await editor.synced();
  const round: Round = { over: false };
  const before = acknowledged.size;
  const editing = editUntilOver(round, editor, acknowledged, life);
  await pollUntil(
    () => acknowledged.size > before,
    () => 'nothing was saved',
  );
  await pause(ms);
  await kill();
  round.over = true;
  await editing;
}

async function killEverything(server: ServerProcess): Promise<void> {
  const database = await readPostmaster(path.join(home.dataDir, 'postgres'));
  killProcessTree(server.pid);
  if (database !== undefined) killProcessTree(database.pid);
  await server.stop('SIGKILL');
}

async function makeGame(client: ApiTestClient): Promise<string> {
  await signUp(client);
  const { data } = await client.api.createGame({
    body: {
      game: { title: 'Hard to kill', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  });
  return data._id;
}

it.runIf(inject('long'))(
  '[ED-11:part] loses no acknowledged edit when editors, the server and its database are killed',
  async () => {
    const kills = inject('long') ? 20 : 1;
    const dice = generateRandomNumbers(SEED);
    const acknowledged = new Set<string>();
    let gameId = '';
    for (let kill = 1; kill <= kills; kill += 1) {
      const server = await start();
      const client = kill === 1 ? clientOf(server) : await logIn(server);
      if (kill === 1) gameId = await makeGame(client);
      // The first browser is killed alone. The second one starts from the server's state and is killed with the server.
      const [first, second] = [dice.next().value * LONGEST_LIFE_MS, dice.next().value * LONGEST_LIFE_MS];
      const dying = edit(server, client, gameId);
      await liveUntil(dying, acknowledged, `k${kill}a`, first, () => dying.kill());
      const editor = edit(server, client, gameId);
      await liveUntil(editor, acknowledged, `k${kill}b`, second, () => killEverything(server));
      editor.kill();
    }
    const server = await start();
    const data = await (await logIn(server)).api.readGameData({ params: { id: gameId } });
    const kept = new Set(Object.keys(data['assets'] as object));
    expect(acknowledged.size).toBeGreaterThanOrEqual(2 * kills);
    expect([...acknowledged].filter((tag) => !kept.has(tag))).toEqual([]);
    expect(await server.stop()).toBe(0);
  },
);
