import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readDraftGame } from '@playloom/draft';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCookieSessionReader } from '../../../identity/sessions/sessions.ts';
import { addGame } from '../../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { pollUntil } from '../../../../testing/pollUntil.ts';
import { editDraft, openTestEditorAs, renameGame } from '../testing/openTestEditorAs.ts';
import { createDraftHub } from '../hub/createDraftHub.ts';

let redis: ChildProcess;
let server: TestServer;
let ada: SignedInUser;
beforeAll(async () => {
  const port = await findFreePort();
  redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  const output: string[] = [];
  redis.stdout?.on('data', (text) => output.push(String(text)));
  redis.on('error', (error) => output.push(error.message));
  await pollUntil(
    () => output.join('').includes('Ready to accept connections'),
    () => `Redis does not start (on Debian: sudo apt-get install redis-server): ${output.join('')}`,
  );
  server = await createTestServer();
  server.services.config.redisUrl = `redis://127.0.0.1:${port}`;
  ada = await addSignedInUser(server, 'ada');
});
afterAll(async () => {
  redis.kill();
  await server.close();
});

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

it('[ED-12:part] lets users edit one game through several servers, and stores all their edits', async () => {
  const { services } = server;
  const usual = services.drafts;
  const hubs = [1, 2].map(() =>
    createDraftHub(services, createCookieSessionReader(services), { databaseUrl: server.databaseUrl }),
  );
  const game = await addGame(server, { creatorId: ada.user.id });
  const editors = [];
  for (const hub of hubs) {
    services.drafts = hub;
    const editor = openTestEditorAs(server, ada, game.id);
    await editor.synced();
    editors.push(editor);
  }
  const [one, two] = editors as [(typeof editors)[number], (typeof editors)[number]];
  renameGame(one, 'Through the first');
  editDraft(two, { kind: 'set', path: ['settings', 'description'], value: 'Through the second' });
  await pollUntil(
    () =>
      readDraftGame(two.draft).settings.title === 'Through the first' &&
      readDraftGame(one.draft).settings.description === 'Through the second',
    () => 'they do not see each other',
  );
  await Promise.all([one.saved(), two.saved()]);
  const data = await ada.client.api.readGameData({ params: { id: game.id } });
  expect(data).toMatchObject({
    settings: { title: 'Through the first', description: 'Through the second' },
  });
  for (const editor of editors) editor.close();
  for (const hub of hubs) await hub.close();
  services.drafts = usual;
});
