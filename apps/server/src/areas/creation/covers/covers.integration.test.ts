import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { drawMissingCover } from './drawMissingCover.ts';

let server: TestServer;
let maker: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  maker = await addSignedInUser(server, 'maker');
});
afterAll(() => server.close());

async function readCover(id: string): Promise<string | null> {
  const [row] = await server.services.db
    .select({ cover: games.coverFile })
    .from(games)
    .where(eq(games.id, id));
  return row?.cover ?? null;
}

it('makes a cover for a published game without one, and keeps a chosen one', async () => {
  const { id } = await addGame(server, { creatorId: maker.user.id });
  await drawMissingCover(server.services, { gameId: id, release: 1 });
  const cover = await readCover(id);
  const response = await server.client.fetch(`/image?src=${cover}&w=640`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { db } = server.services;
  await db.update(games).set({ coverFile: 'chosen.png' }).where(eq(games.id, id));
  await drawMissingCover(server.services, { gameId: id, release: 1 });
  expect(await readCover(id)).toBe('chosen.png');
});

it('requests a cover with every release of a game that has none', async () => {
  const { id } = await addGame(server, { creatorId: maker.user.id });
  const document = { format: 1, settings: { title: 'Another' } };
  await maker.client.api.publishGame({ params: { id }, body: { document } });
  const countJobs = async () => {
    const rows = await runStatement(
      server.databaseUrl,
      `select count(*)::int as jobs from pgboss.job where name = 'cover' and data->>'gameId' = '${id}'`,
    );
    return Number(rows[0]?.['jobs']);
  };
  expect(await countJobs()).toBe(1);
  await server.services.db.update(games).set({ coverFile: 'chosen.png' }).where(eq(games.id, id));
  const changed = { format: 1, settings: { title: 'Yet another' } };
  await maker.client.api.publishGame({ params: { id }, body: { document: changed } });
  expect(await countJobs()).toBe(1);
});

it('[DG-06:part] shows the cover of the starter for a game made from it, then its own', async () => {
  const { db } = server.services;
  const parent = await addGame(server, { creatorId: maker.user.id });
  await drawMissingCover(server.services, { gameId: parent.id, release: 1 });
  await db.update(games).set({ isOpenSource: true }).where(eq(games.id, parent.id));
  const cover = await readCover(parent.id);
  expect(cover).not.toBeNull();
  const { api } = maker.client;
  const { data } = await api.createGame({
    body: {
      game: { title: 'Mine', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: parent.slug },
    },
  });
  expect((await api.openGame({ params: data })).data.cover).toBe(cover);
  const document = { format: 1, settings: { title: 'Begun as a guest' } };
  const adopted = await api.adoptGame({
    body: { title: 'Begun as a guest', document, templateSlug: parent.slug },
  });
  expect(await readCover(adopted.data._id)).toBe(cover);
  const changed = { format: 1, settings: { title: 'Mine', backgroundColor: '#ff0000' } };
  await api.publishGame({ params: { id: data._id }, body: { document: changed } });
  await drawMissingCover(server.services, { gameId: data._id, release: 1 });
  const own = await readCover(data._id);
  expect(own).not.toBe(cover);
  await drawMissingCover(server.services, { gameId: data._id, release: 1 });
  expect(await readCover(data._id)).toBe(own);
});

it('[DG-06:part] shows the cover of the blank starter for an empty game', async () => {
  const { data } = await maker.client.api.createGame({
    body: {
      game: { title: 'Empty', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  });
  const cover = await readCover(data._id);
  const response = await server.client.fetch(`/image?src=${cover}&w=640`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
});
