import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiLimits } from '@playloom/api-contract';
import type { Game } from '@playloom/game-format';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games, releases, users } from '../../../storage/schema.ts';
import { findGameBySlug } from '../games/gameQueries.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTempFolder, type TempFolder } from '../../../testing/createTempFolder.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { discardUnusedFiles } from '../../../files/discardFile.ts';
import { publishStarters } from './publishStarters.ts';
import { STARTERS_USERNAME } from '../../identity/users/startersAccount.ts';
import { STARTERS_FOLDER } from './readStarters.ts';

const SLUGS = ['arena', 'blob', 'skyline', 'kickoff', 'nightfall', 'harbour', 'harbour-island'];

let server: TestServer;
let folder: TempFolder;
beforeAll(async () => {
  server = await createTestServer();
  folder = await createTempFolder('starters');
  await cp(STARTERS_FOLDER, folder.path, {
    recursive: true,
    filter: (path) => !/\.ts$|node_modules/.test(path),
  });
  await publishStarters(server.services, folder.path);
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

async function countReleases(): Promise<number> {
  const [row] = await server.services.db.select({ releases: count() }).from(releases);
  return row?.releases ?? 0;
}

it('publishes every starter but the blank one, with cover and images that browsers can load', async () => {
  const { data } = await server.client.api.readGame({ params: { gameSlug: 'arena' } });
  const cards = await server.client.api.listGames();
  expect(cards.map(({ gameSlug }) => gameSlug).toSorted()).toEqual(SLUGS.toSorted());
  expect(new Set(cards.map(({ creator }) => creator))).toEqual(new Set([STARTERS_USERNAME]));
  expect(data.game).toMatchObject({ title: 'Copper Yard', releases: [{ release: 1 }], maxPlayers: 16 });
  const cover = await server.client.fetch(`/image?src=${data.game.cover}&w=640`);
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const response = await server.client.fetch(`/api/game-client/cached/${data.game._id}/1/`);
  const projection = (await response.json()) as Game;
  const files = Object.values(projection.assets).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(5);
  const image = await server.client.fetch(`${server.config.uiOrigin}/files/${files[0]}`);
  expect(image.status).toBe(200);
  expect(image.headers.get('access-control-allow-origin')).toBe('*');
});

it('[OP-02:part] shows moderators every starter but the blank one', async () => {
  const { client } = await addStaff(server, 'moderator');
  const { data } = await client.api.listAllGames({ query: { search: STARTERS_USERNAME } });
  expect(data.games.map(({ slug }) => slug).toSorted()).toEqual(SLUGS.toSorted());
});

it.each([
  ['harbour-island', 'harbour-island'],
  ['Harbour Island', 'harbour-island'],
  ['kickoff', 'kickoff'],
  ['role playing', 'harbour'],
  ['eat-and-grow', 'blob'],
  ['Saved Progress', 'harbour'],
  ['coop', 'nightfall'],
])('[RT-07:part] finds starters by slug and by tags: %s', async (searchTerm, slug) => {
  const found = await server.client.api.listGames({ query: { searchTerm } });
  expect(found.map(({ gameSlug }) => gameSlug)).toContain(slug);
});

it('[DG-06] [RT-02:part] [ED-01:part] offers every starter in its order, beside 30 more-played open games', async () => {
  const { user } = await addSignedInUser(server, 'busy');
  const row = { isOpenSource: true, plays: 1000 };
  for (let game = 0; game < 30; game += 1) await addGame(server, { creatorId: user.id, row });
  const { starters, others } = (await server.newClient().api.listTemplates()).data;
  expect(starters.map(({ gameSlug }) => gameSlug)).toEqual(SLUGS);
  expect(others).toHaveLength(apiLimits.GAMES_PER_PAGE);
  expect(new Set(others.map(({ creator }) => creator))).toEqual(new Set(['busy']));
  await server.services.db.delete(users).where(eq(users.id, user.id));
});

it('[EN-08:part] makes one world of both maps of Harbour', async () => {
  const { db } = server.services;
  const [harbour, island] = [await findGameBySlug(db, 'harbour'), await findGameBySlug(db, 'harbour-island')];
  expect(harbour?.worldId).toEqual(expect.any(String));
  expect(island?.worldId).toBe(harbour?.worldId);
  expect([harbour?.worldMap, island?.worldMap]).toEqual(['harbour', 'harbour-island']);
  expect((await findGameBySlug(db, 'arena'))?.worldId).toBeNull();
});

it('changes nothing when it runs again, and the cleanup keeps the files', async () => {
  const { db, files } = server.services;
  const before = await db.select().from(games).orderBy(games.slug);
  server.clock.advance(24 * 3_600_000);
  const again = await Promise.all([1, 2].map(() => publishStarters(server.services, folder.path)));
  expect(again.flat().filter(({ isNew }) => isNew)).toEqual([]);
  expect(await db.select().from(games).orderBy(games.slug)).toEqual(before);
  expect(await countReleases()).toBe(SLUGS.length);
  await discardUnusedFiles(server.services);
  expect(await files.read(before[0]?.coverFile ?? '')).not.toBeNull();
});

it('publishes a changed starter as a new release, and keeps the others', async () => {
  const path = join(folder.path, 'blob', 'game.json');
  const game = JSON.parse(await readFile(path, 'utf8')) as { settings: { title: string } };
  game.settings.title = 'Bigger Gulp Pond';
  await writeFile(path, JSON.stringify(game));
  const published = await publishStarters(server.services, folder.path);
  expect(published.filter(({ isNew }) => isNew)).toEqual([{ slug: 'blob', release: 2, isNew: true }]);
  const blob = await findGameBySlug(server.services.db, 'blob');
  expect(blob).toMatchObject({ title: 'Bigger Gulp Pond', liveRelease: 2 });
});

it('publishes a game completely or not at all, and the others next time', async () => {
  const { db } = server.services;
  const path = join(folder.path, 'kickoff', 'game.json');
  const good = await readFile(path, 'utf8');
  await writeFile(path, '{"format":1}');
  await expect(publishStarters(server.services, folder.path)).rejects.toThrow(
    'kickoff/game.json has problems',
  );
  expect((await findGameBySlug(db, 'kickoff'))?.liveRelease).toBe(1);
  await writeFile(path, good);
  expect(await publishStarters(server.services, folder.path)).toHaveLength(SLUGS.length);
});

it('keeps a game of another user with the same slug', async () => {
  const { db, clock } = server.services;
  const [other] = await db
    .insert(users)
    .values({ username: 'other', email: 'o@example.org', passwordHash: 'none', createdAt: clock.now() })
    .returning();
  await db
    .update(games)
    .set({ creatorId: other?.id ?? '' })
    .where(eq(games.slug, 'skyline'));
  const published = await publishStarters(server.services, folder.path);
  expect(published.map(({ slug }) => slug)).not.toContain('skyline');
  expect(published).toHaveLength(SLUGS.length - 1);
});

it('gives no one access to the account of the starters', async () => {
  const login = await server.client.fetch('/api/v1/log-in/', {
    method: 'POST',
    json: { login: STARTERS_USERNAME, password: 'none' },
  });
  expect(login.status).toBeGreaterThanOrEqual(400);
});
