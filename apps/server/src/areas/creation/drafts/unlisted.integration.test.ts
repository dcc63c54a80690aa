import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { readErrorId } from './testing/readErrorId.ts';

let server: TestServer;
let ada: SignedInUser;
let bob: SignedInUser;
beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
  ada = await addSignedInUser(server, 'ada');
  bob = await addSignedInUser(server, 'bob');
});
afterAll(() => server.close());

/** Creates a game with the request that the New game dialog sends. */
async function makeUnlisted(title: string) {
  const { data } = await ada.client.api.createGame({
    body: {
      game: { title, sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  });
  const [release] = data.releases;
  const params = { id: data._id };
  await ada.client.api.publishGame({
    params,
    body: { maxPlayers: 32, isUnlisted: true, ...(release ? { release } : {}) },
  });
  return { ...data, params };
}

/** Lists the slugs in all public lists. */
async function listEverywhere(): Promise<string[]> {
  const { api } = server.newClient();
  const queries = [
    {},
    { category: 'popular' },
    { category: 'new' },
    { category: 'html5' },
    { category: 'io' },
  ];
  const lists = await Promise.all([
    ...queries.map((query) => api.listGames({ query })),
    api.listGames({ query: { searchTerm: 'quiet' } }),
    api.listGames({ query: { searchTerm: 'ada' } }),
    api.listGames({ query: { opensource: 'true' } }),
  ]);
  const { starters, others } = (await api.listTemplates()).data;
  return [...lists.flat(), ...starters, ...others].map(({ gameSlug }) => gameSlug);
}

async function readNotices(who: SignedInUser): Promise<string[]> {
  return (await who.client.api.listNotifications({ params: { page: 0 } })).map(({ text }) => text);
}

it('[ST-05:part] [API-10:part] an unlisted game can be played by link and is on no list until its owner lists it', async () => {
  await bob.client.api.followUser({ params: { username: 'ada' } });
  const listed = await addGame(server, { creatorId: bob.user.id });
  const { gameSlug, params } = await makeUnlisted('Quiet garden');
  const anybody = server.newClient();
  const page = await anybody.api.readGame({ params: { gameSlug } });
  expect(page.data.game).toMatchObject({ isUnlisted: true, access: 'open', maxPlayers: 32 });
  expect((await anybody.api.joinGame({ params, query: {} })).data).toMatchObject({ gameSlug });
  expect(await listEverywhere()).not.toContain(gameSlug);
  const beside = await anybody.api.readGame({ params: { gameSlug: listed.slug } });
  expect(beside.data.similar.map((card) => card.gameSlug)).not.toContain(gameSlug);
  const [own] = (await ada.client.api.listCreations({})).data;
  expect(own).toMatchObject({ gameSlug, isUnlisted: true, release: 1, hasChanges: false });

  // A new version stays unlisted.
  await ada.client.api.publishDraft({ params, body: {} });
  expect(await listEverywhere()).not.toContain(gameSlug);
  await server.allMails();
  expect(await readNotices(bob)).toEqual([]);

  await ada.client.api.publishDraft({ params, body: { isUnlisted: false } });
  expect(await listEverywhere()).toContain(gameSlug);
  await expect.poll(() => readNotices(bob)).toEqual(['ada published Quiet garden.']);
});

it('lets only the owner list a game', async () => {
  const { params } = await makeUnlisted('Quiet too');
  await ada.client.api.addCollaborator({ params, body: { username: 'bob', role: 'editor' } });
  expect(await readErrorId(bob.client.api.publishDraft({ params, body: { isUnlisted: false } }))).toBe(
    'not_allowed',
  );
  expect(await readErrorId(bob.client.api.publishGame({ params, body: { isUnlisted: false } }))).toBe(
    'not_allowed',
  );
  expect(await readErrorId(bob.client.api.publishDraft({ params, body: {} }))).toBe('allowed');
});
