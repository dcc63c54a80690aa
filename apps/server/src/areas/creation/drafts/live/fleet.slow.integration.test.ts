import { readDraftGame } from '@playloom/draft';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCookieSessionReader } from '../../../identity/sessions/sessions.ts';
import { addGame } from '../../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { pollUntil } from '../../../../testing/pollUntil.ts';
import { startRedis, type TestRedis } from '../../../../testing/startRedis.ts';
import { editDraft, openTestEditorAs, renameGame } from '../testing/openTestEditorAs.ts';
import { createDraftHub } from '../hub/createDraftHub.ts';

let redis: TestRedis;
let server: TestServer;
let ada: SignedInUser;
beforeAll(async () => {
  redis = await startRedis();
  server = await createTestServer();
  server.services.config.redisUrl = redis.url;
  ada = await addSignedInUser(server, 'ada');
});
afterAll(async () => {
  await server.close();
  await redis.stop();
});

type TestEditor = ReturnType<typeof openTestEditorAs>;

/** Opens one game in two processes, and runs a test with an editor in each. */
async function withTwoProcesses(
  test: (editors: [TestEditor, TestEditor], gameId: string) => Promise<void>,
): Promise<void> {
  const { services } = server;
  const usual = services.drafts;
  const hubs = [1, 2].map(() =>
    createDraftHub(services, createCookieSessionReader(services), { databaseUrl: server.databaseUrl }),
  );
  const game = await addGame(server, { creatorId: ada.user.id });
  const editors: TestEditor[] = [];
  for (const hub of hubs) {
    services.drafts = hub;
    const editor = openTestEditorAs(server, ada, game.id);
    await editor.synced();
    editors.push(editor);
  }
  await test(editors as [TestEditor, TestEditor], game.id);
  for (const editor of editors) editor.close();
  for (const hub of hubs) await hub.close();
  services.drafts = usual;
}

async function waitForBoth([one, two]: [TestEditor, TestEditor], title: string, description: string) {
  await pollUntil(
    () =>
      readDraftGame(two.draft).settings.title === title &&
      readDraftGame(one.draft).settings.description === description,
    () => 'they do not see each other',
  );
}

it('[ED-12:part] lets users edit one game through several servers, and stores all their edits', async () => {
  await withTwoProcesses(async (editors, gameId) => {
    const [one, two] = editors;
    renameGame(one, 'Through the first');
    editDraft(two, { kind: 'set', path: ['settings', 'description'], value: 'Through the second' });
    await waitForBoth(editors, 'Through the first', 'Through the second');
    await Promise.all([one.saved(), two.saved()]);
    const data = await ada.client.api.readGameData({ params: { id: gameId } });
    expect(data).toMatchObject({
      settings: { title: 'Through the first', description: 'Through the second' },
    });
  });
});

it('[OP-30:part] everyone edits on while Redis is away, and the edits are merged when it is back', async () => {
  await withTwoProcesses(async (editors) => {
    const [one, two] = editors;
    await redis.kill({ withData: false });
    renameGame(one, 'While away');
    editDraft(two, { kind: 'set', path: ['settings', 'description'], value: 'While away, too' });
    await Promise.all([one.saved(), two.saved()]);
    // The draft can be opened too.
    const late = openTestEditorAs(server, ada, (await addGame(server, { creatorId: ada.user.id })).id);
    await late.synced();
    late.close();
    await redis.restart();
    await waitForBoth(editors, 'While away', 'While away, too');
    renameGame(one, 'Back');
    await waitForBoth(editors, 'Back', 'While away, too');
    expect(readDraftGame(two.draft)).toEqual(readDraftGame(one.draft));
  });
});
