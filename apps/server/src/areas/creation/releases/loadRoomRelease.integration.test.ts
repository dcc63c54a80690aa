import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releases } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { loadRoomRelease } from './loadRoomRelease.ts';

const SCRIPTS = { world: { name: 'world', files: { 'initialize.ts': 'let count = 0;' } } };
const KEEP_ALIVE = { kind: 'hours', hours: 2 } as const;
const FACTS = { hasScripts: true, keepAlive: KEEP_ALIVE };
const OLDER = 2;

let server: TestServer;
let gameId: string;
beforeAll(async () => {
  server = await createTestServer();
  const { user } = await addSignedInUser(server, 'ada');
  const settings = { keepAlive: KEEP_ALIVE };
  ({ id: gameId } = await addGame(server, { creatorId: user.id, settings, document: { scripts: SCRIPTS } }));
});
afterAll(() => server.close());

it('[OP-41:part] loads a release without reading its document, so that its rooms come back quickly', async () => {
  const run = (): never => {
    throw new Error('The document was read.');
  };
  const services = { ...server.services, documents: { ...server.services.documents, run } };
  expect(await loadRoomRelease(services, gameId, 1)).toMatchObject({ gameId, release: 1, ...FACTS });
});

it('[OP-41:part] reads the document of a release that was stored by an older version', async () => {
  const { db } = server.services;
  const [first] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.gameId, gameId), eq(releases.release, 1)));
  await db.insert(releases).values({ ...first!, release: OLDER, documentHash: 'older', roomFacts: null });
  expect(await loadRoomRelease(server.services, gameId, OLDER)).toMatchObject({ release: OLDER, ...FACTS });
});

it('finds no release that does not exist', async () => {
  expect(await loadRoomRelease(server.services, gameId, OLDER + 1)).toBeNull();
  expect(await loadRoomRelease(server.services, 'no id', 1)).toBeNull();
});
