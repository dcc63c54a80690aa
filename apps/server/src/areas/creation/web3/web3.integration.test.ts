import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { getAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FetchOutcome } from '../../../fetching/SafeFetcher.ts';
import { files, worlds } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { startChainNode, type TestChainNode } from '../../../testing/startChainNode.ts';

const OIL = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const LAMP = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ICON = 'https://icons.example/oil.png';

let server: TestServer;
let node: TestChainNode;
let maker: SignedInUser;
/** The answer of the fake icon site, and the addresses that were fetched. */
const icon: { answer: FetchOutcome; looks: string[] } = {
  answer: { ok: false, problem: 'unreachable' },
  looks: [],
};

beforeAll(async () => {
  node = await startChainNode({
    [OIL]: { type: 'ERC20', name: 'Lantern Oil', symbol: 'OIL', decimals: 6 },
    [LAMP]: { type: 'ERC721', name: 'Lanterns', symbol: 'LAMP' },
  });
  server = await createTestServer({ env: { CHAIN_NODES: JSON.stringify({ base: node.url }) } });
  server.services.fetcher = {
    async fetchImage(address) {
      icon.looks.push(address);
      return icon.answer;
    },
  };
  maker = await addSignedInUser(server, 'Tokenwright');
});
afterAll(async () => {
  await server.close();
  node.close();
});
beforeEach(async () => {
  node.trouble = null;
  icon.looks.length = 0;
  icon.answer = { ok: true, bytes: await makeImage('#fa0') };
});

function makeImage(background: string): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}

const oil = { chain: 'base', type: 'ERC20', tokenAddress: OIL, iconSourceUrl: ICON } as const;
const lamp = { chain: 'base', type: 'ERC721', tokenAddress: LAMP, iconSourceUrl: null } as const;
const addOwnGame = (row = {}, sharesToken = false) =>
  addGame(server, {
    creatorId: maker.user.id,
    slug: createUniqueUsername(),
    row,
    document: { world: { shareWeb3TokenAcrossMaps: sharesToken } },
  });
const readPage = async (gameSlug: string) =>
  (await server.client.api.readGame({ params: { gameSlug } })).data.game;

describe('[RT-17:server] the settings', () => {
  it('are empty at first, and are enabled and disabled separately', async () => {
    const { id, slug } = await addOwnGame();
    const { data } = await maker.client.api.readWeb3Settings({ params: { id } });
    expect(data).toStrictEqual({
      _id: id,
      gameSlug: slug,
      title: 'A game',
      isPublished: true,
      isWeb3Enabled: false,
      isUTEnabled: false,
      token: null,
      world: null,
      readableChains: ['base'],
    });
    const change = async (body: { isWeb3Enabled?: boolean; isUTEnabled?: boolean }) => {
      const { isWeb3Enabled, isUTEnabled } = (
        await maker.client.api.updateWeb3Settings({ params: { id }, body })
      ).data;
      return [isWeb3Enabled, isUTEnabled];
    };
    expect(await change({ isWeb3Enabled: true })).toEqual([true, false]);
    expect(await change({ isUTEnabled: true })).toEqual([true, true]);
    expect(await change({})).toEqual([true, true]);
    expect(await change({ isWeb3Enabled: false })).toEqual([false, true]);
  });

  it('are for the owner only: not for editors, and not inside frames', async () => {
    const { id } = await addOwnGame();
    const editor = await addSignedInUser(server, createUniqueUsername());
    await maker.client.api.addCollaborator({
      params: { id },
      body: { username: editor.user.username, role: 'editor' },
    });
    const stranger = await addSignedInUser(server, createUniqueUsername());
    const framed = await addSignedInUser(server, createUniqueUsername(), { isFramed: true });
    const calls = (who: SignedInUser['client']) => [
      () => who.api.readWeb3Settings({ params: { id } }),
      () => who.api.updateWeb3Settings({ params: { id }, body: { isWeb3Enabled: true } }),
      () => who.api.setUtilityToken({ params: { id, scope: 'game' }, body: oil }),
      () => who.api.removeUtilityToken({ params: { id, scope: 'game' } }),
    ];
    for (const [who, errorId] of [
      [editor.client, 'not_allowed'],
      [stranger.client, 'not_allowed'],
      [server.newClient(), 'not_signed_in'],
      [framed.client, 'not_in_frames'],
    ] as const) {
      for (const call of calls(who)) await expect(call()).rejects.toMatchObject({ body: { errorId } });
    }
    expect(icon.looks).toEqual([]);
    const missing = maker.client.api.readWeb3Settings({ params: { id: 'nothing' } });
    await expect(missing).rejects.toMatchObject({ body: { errorId: 'game_not_found' } });
  });
});

describe('a token', () => {
  it('[EN-04:part] is read from its chain, has our copy of its icon, and is shown once it is enabled', async () => {
    const { id, slug } = await addOwnGame();
    const body = { ...oil, tokenAddress: OIL.toLowerCase() };
    const { data } = await maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body });
    const { token } = data;
    expect(token).toStrictEqual({
      chain: 'base',
      type: 'ERC20',
      tokenId: null,
      tokenAddress: OIL,
      name: 'Lantern Oil',
      symbol: 'OIL',
      decimals: 6,
      iconSourceUrl: ICON,
      tokenIconUrl: expect.stringMatching(/^http:\/\/ui\.localhost:\d+\/files\/[0-9a-f]{64}\.webp$/),
    });
    const served = await server.client.fetch(token?.tokenIconUrl ?? '');
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 128, height: 128 });
    expect(await readPage(slug)).toMatchObject({ isWeb3Enabled: false, web3Data: { utilityToken: null } });
    const on = { isWeb3Enabled: true, isUTEnabled: true };
    await maker.client.api.updateWeb3Settings({ params: { id }, body: on });
    const { iconSourceUrl: _, ...told } = token ?? {};
    expect(await readPage(slug)).toMatchObject({
      ...on,
      web3Data: { utilityToken: told },
      mapWeb3Data: { utilityToken: told },
    });
    await maker.client.api.updateWeb3Settings({ params: { id }, body: { isUTEnabled: false } });
    expect((await readPage(slug)).web3Data.utilityToken).toBeNull();
  });

  it('can be one of many in a contract, by its number, which other types do not have', async () => {
    const { id } = await addOwnGame();
    const many = '0xDe709F2102306220921060314715629080e2FB77'.toLowerCase();
    const address = getAddress(many);
    node.tokens[address] = { type: 'ERC1155', name: 'Sails' };
    const set = async (body: Parameters<typeof maker.client.api.setUtilityToken>[0]['body']) =>
      (await maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body })).data.token;
    const sail = { ...lamp, type: 'ERC1155', tokenAddress: many, tokenId: ' 12 ' } as const;
    expect(await set(sail)).toMatchObject({
      type: 'ERC1155',
      tokenAddress: address,
      tokenId: '12',
      name: 'Sails',
      decimals: 0,
    });
    expect(await set({ ...lamp, tokenId: '12' })).toMatchObject({ type: 'ERC721', tokenId: null });
  });

  it('is fetched again only when the address of its icon changes, and deletes the former file', async () => {
    const { id } = await addOwnGame();
    const set = async (body: Parameters<typeof maker.client.api.setUtilityToken>[0]['body']) =>
      (await maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body })).data.token
        ?.tokenIconUrl;
    const isKept = async (url: string) => {
      const name = url.split('/').at(-1) ?? '';
      return (await server.services.db.select().from(files).where(eq(files.name, name))).length === 1;
    };
    icon.answer = { ok: true, bytes: await makeImage('#123') };
    const first = (await set(oil)) ?? '';
    expect(await set({ ...oil, tokenAddress: OIL })).toBe(first);
    expect(icon.looks).toEqual([ICON]);
    icon.answer = { ok: true, bytes: await makeImage('#321') };
    const second = (await set({ ...oil, iconSourceUrl: `${ICON}?2` })) ?? '';
    expect(second).not.toBe(first);
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
    expect(await set({ ...oil, iconSourceUrl: null })).toBeNull();
    expect(await isKept(second)).toBe(false);
    const { data } = await maker.client.api.removeUtilityToken({ params: { id, scope: 'game' } });
    expect(data.token).toBeNull();
  });

  it.each<[string, Partial<Record<keyof typeof oil | 'tokenId', string | null>>, string]>([
    ['a wrong checksum', { tokenAddress: OIL.replace('5aA', '5AA') }, 'token_address_wrong'],
    ['no address', { tokenAddress: 'vitalik.eth' }, 'token_address_wrong'],
    [
      'an address without a contract',
      { tokenAddress: LAMP.toLowerCase().replace('b', 'a') },
      'token_not_found',
    ],
    ['the other type', { type: 'ERC721' }, 'token_not_found'],
    ['an unknown type', { type: 'ERC404' }, 'invalid_input'],
    ['many tokens and none of them named', { type: 'ERC1155' }, 'token_id_missing'],
    ['a number that is none', { type: 'ERC1155', tokenId: '0x7' }, 'invalid_input'],
    ['a number that no token has', { type: 'ERC1155', tokenId: String(2n ** 256n) }, 'invalid_input'],
    ['an unknown chain', { chain: 'dogechain' }, 'invalid_input'],
    ['an icon nowhere', { iconSourceUrl: '' }, 'invalid_input'],
  ])('is rejected with %s, and nothing is stored', async (_, change, errorId) => {
    const { id } = await addOwnGame();
    const body = { ...oil, ...change } as typeof oil;
    const call = maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body });
    await expect(call).rejects.toMatchObject({ body: { errorId } });
    const { data } = await maker.client.api.readWeb3Settings({ params: { id } });
    expect(data.token).toBeNull();
  });

  it.each([
    ['refused', 'icon_refused'],
    ['unreachable', 'icon_unreachable'],
    ['too-large', 'icon_too_large'],
    ['no-picture', 'icon_no_picture'],
  ] as const)('is rejected with an icon that is %s', async (problem, errorId) => {
    const { id } = await addOwnGame();
    icon.answer = { ok: false, problem };
    const call = maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body: oil });
    await expect(call).rejects.toMatchObject({
      body: { errorId, fields: { iconSourceUrl: expect.any(String) } },
    });
  });

  it('is rejected with bytes that only claim to be an image', async () => {
    const { id } = await addOwnGame();
    icon.answer = { ok: true, bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    const call = maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body: oil });
    await expect(call).rejects.toMatchObject({ body: { errorId: 'picture_not_readable' } });
  });

  it('[T7] is never fetched from this machine: the real fetcher blocks it', async () => {
    const { createSafeFetcher } = await import('../../../fetching/createSafeFetcher.ts');
    const before = server.services.fetcher;
    server.services.fetcher = createSafeFetcher();
    const { id } = await addOwnGame();
    try {
      for (const iconSourceUrl of ['https://127.0.0.1/a.png', 'https://localhost/a.png', node.url]) {
        const call = maker.client.api.setUtilityToken({
          params: { id, scope: 'game' },
          body: { ...oil, iconSourceUrl },
        });
        await expect(call).rejects.toMatchObject({ body: { errorId: 'icon_refused' } });
      }
    } finally {
      server.services.fetcher = before;
    }
  });

  it('is rejected while its node is down, and is stored without a name where there is no node', async () => {
    const { id } = await addOwnGame();
    const set = (chain: 'base' | 'polygon') =>
      maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body: { ...oil, chain } });
    node.trouble = { status: 502, body: 'down' };
    await expect(set('base')).rejects.toMatchObject({ body: { errorId: 'chain_unreachable' } });
    expect(JSON.stringify(server.logLines)).not.toContain('secret-key');
    const { token } = (await set('polygon')).data;
    expect(token).toMatchObject({ chain: 'polygon', name: null, symbol: null, decimals: null });
  });

  it('has no name that our word filter blocks', async () => {
    const { id } = await addOwnGame();
    const rude = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
    node.tokens[rude] = { type: 'ERC20', name: 'Playloom', symbol: 'SHIT' };
    const body = { ...oil, tokenAddress: rude };
    const { data } = await maker.client.api.setUtilityToken({ params: { id, scope: 'game' }, body });
    expect(data.token).toMatchObject({ name: null, symbol: null, decimals: 18 });
  });
});

describe('[EN-05:part] in a world', () => {
  const on = { isWeb3Enabled: true, isUtilityTokenEnabled: true };
  async function addOwnWorld(ownerId = maker.user.id): Promise<string> {
    const values = { ownerId, name: 'The bay', createdAt: server.clock.now() };
    const [world] = await server.services.db.insert(worlds).values(values).returning();
    return world?.id ?? '';
  }

  it('each map has its own token, unless the world shares its token with all of them', async () => {
    const worldId = await addOwnWorld();
    const [town, isle] = [
      await addOwnGame({ worldId, worldMap: 'town', ...on }),
      await addOwnGame({ worldId, worldMap: 'isle', ...on }, true),
    ];
    const set = (id: string, scope: 'game' | 'world', body: typeof oil | typeof lamp) =>
      maker.client.api.setUtilityToken({ params: { id, scope }, body });
    await set(town.id, 'world', oil);
    await set(town.id, 'game', lamp);
    const { data } = await set(isle.id, 'game', lamp);
    expect(data.world).toMatchObject({
      name: 'The bay',
      isYours: true,
      shareWeb3TokenAcrossMaps: true,
      token: { symbol: 'OIL' },
    });
    const symbols = async (slug: string) => {
      const { web3Data, mapWeb3Data } = await readPage(slug);
      return [web3Data.utilityToken?.symbol, mapWeb3Data.utilityToken?.symbol];
    };
    expect(await symbols(town.slug)).toEqual(['OIL', 'LAMP']);
    expect(await symbols(isle.slug)).toEqual(['OIL', 'OIL']);
  });

  it('only the owner of the world changes its token', async () => {
    const { id: stranger } = (await addSignedInUser(server, createUniqueUsername())).user;
    const { id } = await addOwnGame({ worldId: await addOwnWorld(stranger), worldMap: 'guest' });
    const params = { id, scope: 'world' } as const;
    const forbidden = { body: { errorId: 'not_allowed' } };
    await expect(maker.client.api.setUtilityToken({ params, body: lamp })).rejects.toMatchObject(forbidden);
    await expect(maker.client.api.removeUtilityToken({ params })).rejects.toMatchObject(forbidden);
    const { data } = await maker.client.api.readWeb3Settings({ params: { id } });
    expect(data.world).toMatchObject({ isYours: false, token: null });
    const { id: lonely } = await addOwnGame();
    const none = maker.client.api.removeUtilityToken({ params: { id: lonely, scope: 'world' } });
    await expect(none).rejects.toMatchObject({ body: { errorId: 'world_not_found' } });
  });
});
