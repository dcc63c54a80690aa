import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameRow } from '../../../storage/schema.ts';
import { POOL_SIZE } from '../../../storage/openDatabase.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { recordProblem } from '../room-problems/recordProblem.ts';

const rooms = createFakeRooms();
let server: TestServer;
let maker: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  maker = await addSignedInUser(server, 'maker');
});
afterAll(() => server.close());
beforeEach(async () => {
  game = await addGame(server, { creatorId: maker.user.id });
});

async function call(client: ApiTestClient = server.newClient(), id = game.id) {
  const response = await client.fetch(`/api/v1/game-server/${id}/`);
  const body = (await response.json()) as { errorId?: string; message?: string };
  return { status: response.status, body };
}

describe('[EG-02] a game that cannot start', () => {
  const JOINS = 24;
  const refused = { ok: false, error: 'start_failed' } as const;

  it('does not block joins of other games: all waiting players share one database connection', async () => {
    expect(JOINS).toBeGreaterThan(POOL_SIZE);
    const { rooms: before } = server.services;
    const started = Promise.withResolvers<void>();
    const starts = { now: 0, most: 0 };
    server.services.rooms = {
      ...before,
      async reserveSeat(request) {
        if (request.gameId !== game.id) return before.reserveSeat(request);
        if (!request.roomLimit?.hasTurn) return { ok: false, error: 'turn_needed' };
        starts.now += 1;
        starts.most = Math.max(starts.most, starts.now);
        await started.promise;
        starts.now -= 1;
        return refused;
      },
    };
    const joins = Array.from({ length: JOINS }, () => call());
    const others = await addSignedInUser(server, 'othermaker');
    const other = await addGame(server, { creatorId: others.user.id });
    expect((await call(server.newClient(), other.id)).status).toBe(200);
    started.resolve();
    for (const { status, body } of await Promise.all(joins))
      expect([status, body.errorId]).toEqual([409, 'start_failed']);
    expect(starts.most).toBe(1);
    server.services.rooms = before;
  });

  it('shows players that it failed, shows the creator where, and notifies the creator once', async () => {
    const problem = { gameId: game.id, release: 1, roomId: '', level: 'error', id: 'start-failed' } as const;
    const where = { place: 'world/initialize.ts:3', text: 'A script was stopped.' };
    for (let turn = 0; turn < 2; turn += 1) await recordProblem(server.services, { ...problem, ...where });
    rooms.answers = [refused, refused];
    expect((await call()).body).toMatchObject({
      errorId: 'start_failed',
      message: 'This game can’t start because its script failed. The creator has been notified.',
    });
    expect((await call(maker.client)).body).toMatchObject({
      errorId: 'own_start_failed',
      message: expect.stringContaining('world/initialize.ts:3 A script was stopped.'),
    });
    const { problems } = (
      await maker.client.api.readDashboard({
        params: { gameSlug: game.slug },
        query: { days: '7' },
      })
    ).data;
    expect(problems).toMatchObject([{ id: 'start-failed', times: 2, ...where }]);
    const listNotified = async () =>
      (await maker.client.api.listNotifications({ params: { page: 0 } })).filter(({ text }) =>
        text.includes('world/initialize.ts:3'),
      );
    await expect.poll(listNotified).toHaveLength(1);
    expect(await listNotified()).toMatchObject([
      { kind: 'system', href: `/user/maker/games/${game.slug}#problems` },
    ]);
  });

  it('notifies the creator once about a script that hangs while people play', async () => {
    const problem = { gameId: game.id, release: 1, roomId: 'r', level: 'error', place: '' } as const;
    for (const id of ['room-stuck', 'room-stuck', 'room-stuck-closed', 'script-error'])
      await recordProblem(server.services, { ...problem, id, text: 'The game took too long.' });
    const listNotified = async () =>
      (await maker.client.api.listNotifications({ params: { page: 0 } })).filter(({ href }) =>
        href?.includes(game.slug),
      );
    await expect.poll(listNotified).toHaveLength(1);
    expect(await listNotified()).toMatchObject([
      {
        text: `${game.title} froze while people were playing. The game took too long.`,
        href: `/user/maker/games/${game.slug}#problems`,
      },
    ]);
  });
});
