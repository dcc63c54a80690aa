import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../process/clock.ts';
import { getBrowserCookieName } from '../../../http/browserId.ts';
import { gameMembers, games, gameVisits, joinTokens, users, type GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createJoinToken } from './joinTokens.ts';

const AGENTS_A_DAY = 200;
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
  rooms.rooms.length = 0;
  rooms.requests.length = 0;
  rooms.answers = [];
  game = await addGame(server, { creatorId: maker.user.id, settings: { maxPlayers: 2 } });
});

type Query = Record<string, string>;
async function call(query: Query = {}, client: ApiTestClient = server.newClient(), id = game.id) {
  const response = await client.fetch(`/api/v1/game-server/${id}/?${new URLSearchParams(query).toString()}`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as JoinAnswer };
}

interface JoinAnswer {
  errorId?: string;
  data?: Record<string, unknown> & { person: { name: string } };
}

async function join(query: Query = {}, client?: ApiTestClient) {
  const { status, body } = await call(query, client);
  expect([status, body.errorId]).toEqual([200, undefined]);
  return body.data!;
}

async function invite(roomId: unknown, client = server.newClient(), name?: string, lobbyCode?: string) {
  const body = { roomId: String(roomId), ...(name ? { name } : {}), ...(lobbyCode ? { lobbyCode } : {}) };
  return (await client.api.createInvite({ params: { id: game.id }, body })).data;
}

function readVisits() {
  return server.services.db.select().from(gameVisits).where(eq(gameVisits.gameId, game.id));
}

describe('[API-13] joining', () => {
  it('returns the address, the ticket and the release', async () => {
    expect(await join({ gameSlug: game.slug, name: 'Ada' })).toEqual({
      url: '/rooms/one/room1?sessionId=x',
      ticket: 'ticket-room1-0',
      roomId: 'room1',
      roomName: 'Room 1',
      lobbyCode: null,
      gameId: game.id,
      gameSlug: game.slug,
      release: 1,
      engineVersion: server.services.engineVersion,
      releaseUrl: `/api/game-client/cached/${game.id}/1/`,
      person: expect.objectContaining({ name: 'Ada', canChat: false, chatHurdle: 'sign-in-needed' }),
    });
    expect(rooms.requests[0]).toEqual({
      gameId: game.id,
      release: 1,
      preferredRegion: '',
      engineVersion: server.services.engineVersion,
      maxPlayers: 2,
      visitor: {
        userId: null,
        name: 'Ada',
        isSpectator: false,
        canChat: false,
        isSilent: false,
        isMember: false,
        isUnderAge: true,
        hides: [],
        mayKick: false,
        network: expect.any(String),
        browser: expect.any(String),
      },
      mayOpen: false,
      roomLimit: { max: 3, hasTurn: false, gameIds: expect.arrayContaining([game.id]) },
      hasSleepingRooms: false,
      wish: { kind: 'any' },
    });
  });

  it('finds a game only by its own slug and id', async () => {
    const missing = { status: 404, body: { errorId: 'game_not_found' } };
    expect(await call({ gameSlug: 'another' })).toMatchObject(missing);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'no-id'])
      expect(await call({}, server.newClient(), id)).toMatchObject(missing);
    expect(rooms.requests).toEqual([]);
  });

  it('uses the username of users, and the chosen name of guests', async () => {
    const { client, user } = await addSignedInUser(server, 'Grace');
    const person = { name: 'Grace', isSignedIn: true, canChat: false, chatHurdle: 'age-unknown' };
    expect((await join({ name: 'Someone' }, client)).person).toMatchObject(person);
    expect(rooms.requests[0]?.visitor).toMatchObject({ userId: user.id, signIn: expect.any(String) });
    expect((await join({ name: 'Lin\u200Bus ' })).person.name).toBe('Linus');
    expect((await join()).person.name).toMatch(/^Guest \d{4}$/);
    expect((await join({ name: 'grace' })).person.name).toMatch(/^grace \d{4}$/);
    expect(await call({ name: 'Playloom' })).toMatchObject({
      status: 400,
      body: { errorId: 'name_not_allowed' },
    });
  });

  it('firstFetch counts a page view, only in the first call', async () => {
    await join({ firstFetch: 'true' });
    await join({ firstFetch: 'false' });
    await join();
    expect(await readVisits()).toMatchObject([
      { views: 1, joins: 3, portal: '', agentId: '', isInFrame: false },
    ]);
    rooms.answers = [{ ok: false, error: 'rooms_unavailable' }];
    await call({ firstFetch: 'true' });
    expect(await readVisits()).toMatchObject([{ views: 2, joins: 3 }]);
  });

  it('portal, inIframe and agentId tell where visits come from, and who is credited', async () => {
    await join({ portal: 'a', inIframe: 'true', agentId: 'partner-7', firstFetch: 'true' });
    await join({ portal: 'a', inIframe: 'true', agentId: 'partner-7' });
    await join({ portal: 'nobody-knows-it', agentId: 'bad id!' });
    const visits = (await readVisits()).toSorted((x, y) => x.portal.localeCompare(y.portal));
    expect(visits).toMatchObject([
      { portal: 'a', isInFrame: true, agentId: 'partner-7', views: 1, joins: 2 },
      { portal: 'other', isInFrame: false, agentId: 'other', views: 0, joins: 1 },
    ]);
  });

  it('counts invented partners together before they fill the table', async () => {
    const day = server.clock.now().toISOString().slice(0, 10);
    const rows = Array.from({ length: AGENTS_A_DAY }, (_, index) => ({
      gameId: game.id,
      day,
      agentId: `agent-${index}`,
    }));
    await server.services.db.insert(gameVisits).values(rows);
    for (const agentId of ['agent-3', 'agent-new', 'agent-newer']) await join({ agentId });
    const visits = await readVisits();
    expect(visits).toHaveLength(AGENTS_A_DAY + 1);
    expect(visits.find(({ agentId }) => agentId === 'agent-3')?.joins).toBe(1);
    expect(visits.find(({ agentId }) => agentId === 'other')?.joins).toBe(2);
  });

  it('publish requests a room of the newest release, even if another room is named', async () => {
    const { roomId } = await join();
    const { inv } = await invite(roomId);
    await server.services.db.update(games).set({ liveRelease: 2 }).where(eq(games.id, game.id));
    const older = String(roomId);
    expect(await join({ roomId: older })).toMatchObject({
      roomId,
      release: 1,
      releaseUrl: `/api/game-client/cached/${game.id}/1/`,
    });
    for (const query of [{}, { roomId: older }, { inv }] as Query[]) {
      rooms.rooms.splice(1);
      expect(await join({ publish: 'true', ...query })).toMatchObject({ roomId: 'room2', release: 2 });
    }
    expect(await join({ publish: 'true', newRoom: 'private' })).toMatchObject({
      roomId: 'room3',
      release: 2,
    });
  });

  it('watch takes no player slot', async () => {
    await join({ watch: 'true' });
    expect(rooms.requests[0]?.visitor.isSpectator).toBe(true);
  });

  it('roomId and newRoom choose the room', async () => {
    await join({ name: 'A' });
    expect(await join({ newRoom: 'public' })).toMatchObject({ roomId: 'room2', lobbyCode: null });
    expect(await join({ roomId: 'room1' })).toMatchObject({ roomId: 'room1' });
    expect(await call({ roomId: 'gone' })).toMatchObject({
      status: 404,
      body: { errorId: 'room_not_found' },
    });
  });

  it('[MP-05] lobbyCode opens a private room, also in lower case; others cannot join', async () => {
    const { lobbyCode, roomId } = await join({ newRoom: 'private' });
    const code = String(lobbyCode);
    expect(code).toHaveLength(6);
    expect((await join()).roomId).not.toBe(roomId);
    expect(await join({ lobbyCode: code.toLowerCase() })).toMatchObject({ roomId, lobbyCode });
    expect(await call({ lobbyCode: 'WRONGX' })).toMatchObject({
      status: 404,
      body: { errorId: 'room_not_found' },
    });
    expect((await call({ lobbyCode: 'short' })).status).toBe(400);
  });

  it('[MP-05] rejects a full room that was requested, and opens a new one for others', async () => {
    const { roomId } = await join();
    await join();
    expect(await call({ roomId: String(roomId) })).toMatchObject({
      status: 409,
      body: { errorId: 'room_full' },
    });
    expect((await join()).roomId).not.toBe(roomId);
  });

  it('[MP-05] requests a room in the preferred region of the game', async () => {
    await join();
    await server.services.db.update(games).set({ preferredRegion: 'eu' }).where(eq(games.id, game.id));
    await join();
    // Duplicates are removed, because a room that has to be opened is requested twice.
    expect([...new Set(rooms.requests.map(({ preferredRegion }) => preferredRegion))]).toEqual(['', 'eu']);
  });

  it('says when to retry while there are no rooms', async () => {
    rooms.answers = [{ ok: false, error: 'rooms_unavailable' }];
    const { status, headers, body } = await call();
    expect([status, body.errorId]).toEqual([503, 'rooms_unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readVisits()).toEqual([]);
  });

  it.each<Query>([
    { firstFetch: 'yes' },
    { newRoom: 'secret' },
    { name: 'x'.repeat(21) },
    { name: ' ' },
    { roomId: 'x'.repeat(65) },
    { agentId: 'x'.repeat(101) },
    { other: '1' },
  ])('rejects the query %j', async (query) => {
    expect(await call(query)).toMatchObject({ status: 400, body: { errorId: 'invalid_input' } });
  });
});

describe('[API-13] an autoJoinToken', () => {
  const makeToken = (userId: string | null, name = 'Traveler', gameId = game.id) =>
    createJoinToken(server.services.db, { gameId, userId, name }, server.clock.now());

  it('joins once, with the given name', async () => {
    const autoJoinToken = await makeToken(null);
    expect((await join({ autoJoinToken })).person.name).toBe('Traveler');
    expect(await call({ autoJoinToken })).toMatchObject({
      status: 410,
      body: { errorId: 'auto_join_ended' },
    });
    const [row] = await server.services.db.select().from(joinTokens).where(eq(joinTokens.gameId, game.id));
    expect(row?.tokenHash).not.toContain(autoJoinToken);
  });

  it('joins once even when it is used many times in parallel', async () => {
    const autoJoinToken = await makeToken(null);
    const answers = await Promise.all(Array.from({ length: 8 }, () => call({ autoJoinToken })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not work for another user, for another game, or after two minutes', async () => {
    const [ada, bob] = [await addSignedInUser(server, `ada${game.slug.slice(4, 12)}`), maker];
    const autoJoinToken = await makeToken(ada.user.id);
    expect((await call({ autoJoinToken })).status).toBe(410);
    expect((await call({ autoJoinToken }, bob.client)).status).toBe(410);
    const { id: otherId } = await addGame(server, { creatorId: bob.user.id });
    expect((await call({ autoJoinToken }, ada.client, otherId)).status).toBe(410);
    expect((await join({ autoJoinToken }, ada.client)).person.name).toBe(ada.user.username);
    const late = await makeToken(null);
    server.clock.advance(2 * MINUTE_MS);
    expect((await call({ autoJoinToken: late })).status).toBe(410);
    expect((await call({ autoJoinToken: 'invented' })).status).toBe(410);
    expect(rooms.requests.filter(({ mayOpen }) => mayOpen)).toHaveLength(1);
  });

  it('is not used up when no room could take the visitor', async () => {
    const autoJoinToken = await makeToken(null);
    rooms.answers = [{ ok: false, error: 'rooms_unavailable' }];
    expect((await call({ autoJoinToken })).status).toBe(503);
    expect((await join({ autoJoinToken })).person.name).toBe('Traveler');
  });
});

describe('[API-13] [MP-05] an invitation', () => {
  const read = async (inv: string) => (await server.client.api.readInvite({ params: { inv } })).data;

  it('brings a friend into the same room, also a private one', async () => {
    await join();
    const { roomId, lobbyCode } = await join({ newRoom: 'private' });
    const { inv, url } = await invite(roomId, server.newClient(), 'Ada', String(lobbyCode));
    expect(url).toBe(`${server.config.publicUrl}/play/${game.slug}?inv=${inv}`);
    expect(await read(inv)).toEqual({
      inviter: 'Ada',
      game: game.title,
      gameSlug: game.slug,
      isRoomOpen: true,
      room: 'open',
      players: 1,
    });
    expect((await join({ inv })).roomId).toBe(roomId);
    expect(await call({ inv })).toMatchObject({ status: 409, body: { errorId: 'room_full' } });
  });

  it('shows the username of the inviter, and is the same link when requested again', async () => {
    const { roomId } = await join();
    const { inv } = await invite(roomId, maker.client, 'Someone');
    expect((await read(inv)).inviter).toBe('maker');
    expect((await invite(roomId, maker.client)).inv).toBe(inv);
    expect((await invite(roomId, server.newClient(), 'Ada')).inv).not.toBe(inv);
  });

  it('leads to any room when the friend’s has closed, and has no effect when it has expired', async () => {
    const { roomId } = await join();
    const { inv } = await invite(roomId);
    rooms.rooms.length = 0;
    expect((await read(inv)).isRoomOpen).toBe(false);
    expect((await join({ inv })).roomId).toBe('room1');
    server.clock.advance(7 * 24 * 60 * MINUTE_MS);
    await expect(read(inv)).rejects.toMatchObject({ body: { errorId: 'invite_not_found' } });
    await expect(read('invented')).rejects.toMatchObject({ status: 404 });
    expect((await join({ inv: 'invented' })).roomId).toBe('room1');
  });

  it('is only created for a room that runs this game, under an allowed name', async () => {
    const { roomId } = await join();
    await expect(invite('gone')).rejects.toMatchObject({ body: { errorId: 'room_not_found' } });
    await expect(invite(roomId, server.newClient(), 'admin')).rejects.toMatchObject({
      body: { errorId: 'name_not_allowed' },
    });
    const other = await addGame(server, { creatorId: maker.user.id });
    const body = { roomId: String(roomId) };
    await expect(server.client.api.createInvite({ params: { id: other.id }, body })).rejects.toMatchObject({
      body: { errorId: 'room_not_found' },
    });
  });
});

describe('[RO-01:part] a restricted game', () => {
  it('admits players by its level: no guests at 4, only members at 3', async () => {
    const { db, clock } = server.services;
    const name = game.slug.slice(4, 12);
    const [stranger, member] = [
      await addSignedInUser(server, `s${name}`),
      await addSignedInUser(server, `m${name}`),
    ];
    await db.insert(gameMembers).values({ gameId: game.id, userId: member.user.id, createdAt: clock.now() });
    const tryAll = async () => {
      const clients = [server.newClient(), stranger.client, member.client, maker.client];
      const answers = [];
      for (const client of clients) {
        rooms.rooms.length = 0;
        const { status, body } = await call({}, client);
        answers.push(body.errorId ?? status);
      }
      return answers;
    };
    await db.update(games).set({ visibility: 4 }).where(eq(games.id, game.id));
    expect(await tryAll()).toEqual(['sign_in_to_play', 200, 200, 200]);
    await db.update(games).set({ visibility: 3 }).where(eq(games.id, game.id));
    expect(await tryAll()).toEqual(['sign_in_to_play', 'members_only', 200, 200]);
  });

  it('allows chat by the level of its chat', async () => {
    const { db } = server.services;
    await db.update(games).set({ chatVisibility: 4 }).where(eq(games.id, game.id));
    expect((await join()).person).toMatchObject({ canChat: false });
    expect((await join({}, maker.client)).person).toMatchObject({ canChat: false });
    await db.update(users).set({ birthDate: '1990-01-01' });
    expect((await join({}, maker.client)).person).toMatchObject({ canChat: true, chatHurdle: null });
    await db.update(games).set({ chatVisibility: 3 }).where(eq(games.id, game.id));
    const stranger = await addSignedInUser(server, 'stranger');
    await db.update(users).set({ birthDate: '1990-01-01' });
    expect((await join({}, stranger.client)).person).toMatchObject({ chatHurdle: 'members-only' });
  });
});

describe('[CM-04:part] the browser of a guest', () => {
  const browserOf = async (client: ApiTestClient) => {
    await join({}, client);
    return rooms.requests.at(-1)?.visitor.browser;
  };

  it('is recognized by a signed cookie that cannot be forged or reused for another browser', async () => {
    const [ada, ben] = [server.newClient(), server.newClient()];
    const [first, again, other] = [await browserOf(ada), await browserOf(ada), await browserOf(ben)];
    expect([again, other === first]).toEqual([first, false]);
    const name = getBrowserCookieName(server.config, false);
    const [id, signature] = ada.cookies.get(name)!.split('.');
    const [otherId] = ben.cookies.get(name)!.split('.');
    for (const forged of [`${otherId}.${signature}`, `${id}.`, `${id}`, `${id}.${'x'.repeat(43)}`]) {
      const forger = server.newClient();
      forger.cookies.set(name, forged);
      expect([first, await browserOf(ben)]).not.toContain(await browserOf(forger));
    }
  });
});
