import { apiLimits, type GameCard } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameMembers, games, users, utilityTokens } from '../../../storage/schema.ts';
import { addGame, createGameDocument } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addTestWorld } from '../../../testing/addTestWorld.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';

const rooms = createFakeRooms();
let server: TestServer;
let maker: SignedInUser;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  maker = await addSignedInUser(server, 'Kettlewright');
  const plans = [
    { slug: 'tin-soldiers', title: 'Tin Soldiers', tags: ['shooter', 'teams'], plays: 50, category: 'io' },
    { slug: 'paper-boats', title: 'Paper Boats', tags: ['race', 'water'], plays: 90, category: 'html5' },
    { slug: 'moth-garden', title: 'Moth Garden', tags: ['calm'], plays: 10, category: 'io' },
  ] as const;
  for (const { slug, title, tags, plays, category } of plans) {
    server.clock.advance(60_000);
    const description = slug === 'moth-garden' ? 'Catch lanterns in the dark with friends.' : '';
    const row = { category, isOpenSource: slug === 'paper-boats' };
    const settings = { title, tags: [...tags], description };
    const { id } = await addGame(server, { creatorId: maker.user.id, slug, settings, row });
    await createPlatformCalls(server.services).reportPlays(id, plays);
  }
});
afterAll(() => server.close());

async function list(query: string): Promise<GameCard[]> {
  const response = await server.client.fetch(`/api/v1/games/${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as GameCard[];
}
async function listSlugs(query: string): Promise<string[]> {
  return (await list(query)).map(({ gameSlug }) => gameSlug);
}

describe('[API-10] the list of games', () => {
  it('is a JSON list of cards', async () => {
    const [first] = await list('?category=popular');
    expect(first).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      gameSlug: 'paper-boats',
      title: 'Paper Boats',
      cover: null,
      creator: 'Kettlewright',
      playing: 0,
      plays: 90,
      tags: ['race', 'water'],
      hasTouchControls: false,
      needsLogin: false,
    });
  });

  it.each([
    ['', ['paper-boats', 'tin-soldiers', 'moth-garden']],
    ['?category=popular', ['paper-boats', 'tin-soldiers', 'moth-garden']],
    ['?category=new', ['moth-garden', 'paper-boats', 'tin-soldiers']],
    // Games without controls cannot be played by touch.
    ['?category=html5', []],
    ['?category=racing', ['paper-boats']],
    ['?category=arena', ['tin-soldiers']],
    ['?category=io', ['tin-soldiers', 'moth-garden']],
    ['?category=teams', ['tin-soldiers']],
    ['?category=no-such-tag', []],
    ['?opensource=true', ['paper-boats']],
    ['?opensource=false&category=io', ['tin-soldiers', 'moth-garden']],
    ['?searchTerm=boats&opensource=true', ['paper-boats']],
    ['?searchTerm=moth&opensource=true', []],
    // Searches match slugs, tags and genres.
    ['?searchTerm=tin-soldiers', ['tin-soldiers']],
    ['?searchTerm=water', ['paper-boats']],
    ['?searchTerm=Racing', ['paper-boats']],
  ])('answers %s with %j', async (query, slugs) => {
    expect(await listSlugs(query)).toEqual(slugs);
  });

  it('[RT-03] ranks a game higher as soon as it is played more', async () => {
    const [tin] = await list('?category=teams');
    await createPlatformCalls(server.services).reportPlays(tin?._id ?? '', 41);
    expect((await listSlugs('?category=popular')).slice(0, 2)).toEqual(['tin-soldiers', 'paper-boats']);
  });

  it('counts current players', async () => {
    const [boats] = await list('?searchTerm=boats');
    const room = {
      roomName: 'One',
      gameId: boats?._id ?? '',
      release: 1,
      engineVersion: '1',
      bots: 2,
      maxPlayers: 8,
    };
    rooms.rooms.push({ ...room, roomId: 'one', players: 3, status: '', lobbyCode: null });
    rooms.rooms.push({ ...room, roomId: 'two', players: 2, status: '', lobbyCode: 'SECRET' });
    expect((await list('?searchTerm=boats'))[0]?.playing).toBe(5);
    const { data, privatePlayers } = await server.client.api.listRooms({ params: { id: boats?._id ?? '' } });
    expect(data).toEqual([
      { roomId: 'one', roomName: 'One', players: 3, bots: 2, maxPlayers: 8, status: '', isAsleep: false },
    ]);
    expect(privatePlayers).toBe(2);
    rooms.rooms.length = 0;
  });

  it('hides unpublished games, members-only games, and games of accounts being deleted', async () => {
    const { db, clock } = server.services;
    const { user } = await addSignedInUser(server, 'leaver');
    const hidden = { creatorId: user.id, settings: { title: 'Hidden Quarry' } };
    await addGame(server, {
      ...hidden,
      slug: 'hidden-members',
      settings: { ...hidden.settings, visibility: 3 },
    });
    const draft = await addGame(server, { ...hidden, slug: 'hidden-draft' });
    await db.update(games).set({ liveRelease: null }).where(eq(games.id, draft.id));
    await addGame(server, { ...hidden, slug: 'hidden-leaver' });
    expect(await listSlugs('?searchTerm=quarry')).toEqual(['hidden-leaver']);
    await db.update(users).set({ deleteAfter: clock.now() }).where(eq(users.id, user.id));
    expect(await listSlugs('?searchTerm=quarry')).toEqual([]);
    for (const slug of ['hidden-draft', 'hidden-leaver'])
      await expect(server.client.api.readGame({ params: { gameSlug: slug } })).rejects.toMatchObject({
        body: { errorId: 'game_not_found' },
      });
  });

  it('is paged in a stable order', async () => {
    const { user } = await addSignedInUser(server, 'printer');
    for (let index = 0; index < apiLimits.GAMES_PER_PAGE + 3; index += 1)
      await addGame(server, {
        creatorId: user.id,
        slug: `leaf-${index}`,
        settings: { title: 'Leaf', tags: ['leaves'] },
      });
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((page) => listSlugs(`?category=leaves&page=${page}`)),
    );
    expect([first?.length, second?.length, third?.length]).toEqual([apiLimits.GAMES_PER_PAGE, 3, 0]);
    expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(apiLimits.GAMES_PER_PAGE + 3);
  });

  it.each([
    '?opensource=perhaps',
    `?searchTerm=${'x'.repeat(apiLimits.SEARCH_TERM_MAX + 1)}`,
    `?category=${'x'.repeat(41)}`,
    '?page=0',
    '?page=1.5',
    '?page=many',
    '?category=a&category=b',
  ])('rejects the query %s', async (query) => {
    const response = await server.client.fetch(`/api/v1/games/${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorId: 'invalid_input' });
  });
});

describe('[RT-07] the search', () => {
  it.each([
    ['soldiers', 'tin-soldiers', 'a title'],
    ['SOLDIERS', 'tin-soldiers', 'any case'],
    ['soliders', 'tin-soldiers', 'a typing error in a title'],
    ['pper boats', 'paper-boats', 'a missing letter'],
    ['lanterns', 'moth-garden', 'a description'],
    ['lanturns', 'moth-garden', 'a typing error in a description'],
    ['shooter', 'tin-soldiers', 'a tag'],
    ['shoter', 'tin-soldiers', 'a typing error in a tag'],
    ['oth gar', 'moth-garden', 'a part'],
  ])('finds %s as %s: by %s', async (term, slug) => {
    expect(await listSlugs(`?searchTerm=${encodeURIComponent(term)}`)).toEqual([slug]);
  });

  it('finds games by their creator, also with typos', async () => {
    const mine = ['tin-soldiers', 'paper-boats', 'moth-garden'].toSorted();
    expect((await listSlugs('?searchTerm=kettlewright')).toSorted()).toEqual(mine);
    expect((await listSlugs('?searchTerm=ketlewrite')).toSorted()).toEqual(mine);
  });

  it('ranks exact matches first, and treats special characters literally', async () => {
    const { user } = await addSignedInUser(server, 'mapper');
    await addGame(server, { creatorId: user.id, slug: 'boats-exact', settings: { title: 'Boats' } });
    expect(await listSlugs('?searchTerm=boats')).toEqual(['boats-exact', 'paper-boats']);
    for (const term of ['%25', '_', '%5C', "' or 1=1 --", '%00'])
      expect([200, 400]).toContain((await server.client.fetch(`/api/v1/games/?searchTerm=${term}`)).status);
    for (const term of ['%25', 'xylophone', 'teapot', 'zz', 'racing%20cars', 'minecraft'])
      expect([term, await listSlugs(`?searchTerm=${term}`)]).toEqual([term, []]);
    expect(await listSlugs('?searchTerm=%20')).toEqual(await listSlugs(''));
  });
});

describe('[EN-04] the page of a game', () => {
  it('has every field of the contract, with its defaults', async () => {
    await addGame(server, { creatorId: maker.user.id, slug: 'plain', settings: { title: 'Plain' } });
    const { data } = await server.client.api.readGame({ params: { gameSlug: 'plain' } });
    expect(data.game).toStrictEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      gameSlug: 'plain',
      title: 'Plain',
      description: '',
      tags: [],
      cover: null,
      creator: { username: 'Kettlewright', profilePicture: '/default-avatar.png' },
      sandboxMode: 'off',
      achievements: 0,
      goals: 2,
      preferredRegion: '',
      engineVersion: server.services.engineVersion,
      releases: [{ release: 1 }],
      maxPlayers: 32,
      isModdable: false,
      isLobbyEnabled: false,
      defaultRenderer: '2d',
      worldId: null,
      isWeb3Enabled: false,
      isUTEnabled: false,
      isUnlisted: false,
      web3Data: { utilityToken: null },
      mapWeb3Data: { utilityToken: null },
      isMember: false,
      visibility: 5,
      access: 'open',
      playing: 0,
      plays: 0,
      controls: [],
      matchSeconds: null,
      hasTouchControls: false,
    });
  });

  it('shows the configured values', async () => {
    const { db, clock } = server.services;
    const worldId = await addTestWorld(server);
    const { user, client } = await addSignedInUser(server, 'regular');
    const row = {
      isWeb3Enabled: true,
      isUtilityTokenEnabled: true,
      isModdable: true,
      sandboxMode: 'on',
      worldId,
      worldMap: 'rich',
    };
    const settings = { renderer: '3d' as const, isLobbyEnabled: true, maxPlayers: 7 };
    const { id } = await addGame(server, {
      creatorId: maker.user.id,
      slug: 'rich',
      settings,
      row: { ...row, preferredRegion: 'eu' },
    });
    await db.insert(gameMembers).values({ gameId: id, userId: user.id, createdAt: clock.now() });
    const token = { chain: 'base', type: 'ERC20', name: 'Oil', symbol: 'OIL', decimals: 6 } as const;
    const addToken = (owner: { gameId: string } | { worldId: string }, address: string) =>
      db
        .insert(utilityTokens)
        .values({ ...token, ...owner, address, iconFile: 'a.webp', updatedAt: clock.now() });
    await addToken({ worldId }, '0x1');
    await addToken({ gameId: id }, '0x2');
    const tokenIconUrl = `${server.config.uiOrigin}/files/a.webp`;
    const document = createGameDocument({ title: 'Richer', ...settings });
    await maker.client.api.publishGame({ params: { id }, body: { maxPlayers: 7, document } });
    const { data } = await client.api.readGame({ params: { gameSlug: 'rich' } });
    expect(data.game).toMatchObject({
      _id: id,
      title: 'Richer',
      sandboxMode: 'on',
      worldId,
      isMember: true,
      releases: [{ release: 2 }],
      engineVersion: server.services.engineVersion,
      isWeb3Enabled: true,
      isUTEnabled: true,
      web3Data: { utilityToken: { ...token, tokenIconUrl, tokenAddress: '0x1' } },
      mapWeb3Data: { utilityToken: { ...token, tokenIconUrl, tokenAddress: '0x2' } },
      isModdable: true,
      isLobbyEnabled: true,
      defaultRenderer: '3d',
      maxPlayers: 7,
      preferredRegion: 'eu',
    });
  });

  it('[RO-01:part] says who may play: everyone, users, or members', async () => {
    const { db, clock } = server.services;
    const [stranger, member] = [
      await addSignedInUser(server, 'stranger'),
      await addSignedInUser(server, 'member'),
    ];
    for (const visibility of [3, 4, 5] as const) {
      const settings = { visibility };
      const slug = `level-${visibility}`;
      const { id } = await addGame(server, { creatorId: maker.user.id, slug, settings });
      await db.insert(gameMembers).values({ gameId: id, userId: member.user.id, createdAt: clock.now() });
    }
    const readAccess = async (as: TestServer['client']) => {
      const answers = [];
      for (const level of [3, 4, 5]) {
        const { data } = await as.api.readGame({ params: { gameSlug: `level-${level}` } });
        answers.push(data.game.access, data.game.isMember);
      }
      return answers;
    };
    const guest = ['sign-in-needed', false, 'sign-in-needed', false, 'open', false];
    expect(await readAccess(server.newClient())).toEqual(guest);
    expect(await readAccess(stranger.client)).toEqual(['members-only', false, 'open', false, 'open', false]);
    expect(await readAccess(member.client)).toEqual(['open', true, 'open', true, 'open', true]);
    expect(await readAccess(maker.client)).toEqual(['open', true, 'open', true, 'open', true]);
  });

  it('shows similar games, never itself', async () => {
    const { data } = await server.client.api.readGame({ params: { gameSlug: 'leaf-0' } });
    expect(data.similar).toHaveLength(6);
    expect(data.similar.every(({ tags, gameSlug }) => tags.includes('leaves') && gameSlug !== 'leaf-0')).toBe(
      true,
    );
  });

  it.each(['nothing', '%00', 'does not find a game called %s', 'x'.repeat(64)])(
    'knows no game called %s',
    async (slug) => {
      const response = await server.client.fetch(`/api/v1/games/by-slug/${encodeURIComponent(slug)}/`);
      expect([400, 404]).toContain(response.status);
    },
  );
});

describe('[RT-07:part] tags as users type them', () => {
  let tagger: SignedInUser;
  beforeAll(async () => {
    tagger = await addSignedInUser(server, 'Tagsmith');
    const settings = { title: 'Chimneys', tags: ['Rooftop-chase'] };
    await addGame(server, { creatorId: tagger.user.id, slug: 'chimneys', settings });
  });

  it.each(['rooftop chase', 'Rooftop-Chase', '#rooftop_chase', 'rooftopchase', 'ROOFTOP  CHASE'])(
    'finds “Rooftop-chase” as %s, in the search and as a list',
    async (term) => {
      expect(await listSlugs(`?searchTerm=${encodeURIComponent(term)}`)).toEqual(['chimneys']);
      expect(await listSlugs(`?category=${encodeURIComponent(term)}`)).toEqual(['chimneys']);
    },
  );

  it('finds games with touch controls as “phone friendly”, like their pages call them', async () => {
    const creatorId = tagger.user.id;
    const { id, facts } = await addGame(server, { creatorId, slug: 'thumbs', settings: { title: 'Thumbs' } });
    const terms = ['phone friendly', 'Phone-friendly', 'phonefriendly'];
    const findFirst = async (term: string) => (await listSlugs(`?searchTerm=${term}`))[0];
    for (const term of terms) expect(await findFirst(term)).not.toBe('thumbs');
    const changed = { facts: { ...facts, hasTouchControls: true } };
    await server.services.db.update(games).set(changed).where(eq(games.id, id));
    for (const term of terms) expect([term, await findFirst(term)]).toEqual([term, 'thumbs']);
  });
});
