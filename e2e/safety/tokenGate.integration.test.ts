import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { projectRoot } from '../../apps/server/src/process/projectRoot.ts';
import { createPlatformCalls } from '../../apps/server/src/app/createPlatformCalls.ts';
import { followView } from '../../apps/server/src/rooms-process/testing/followView.ts';
import { joinAsPlayer } from '../../apps/server/src/rooms-process/testing/joinAsPlayer.ts';
import {
  startTestRooms,
  type TestRooms,
} from '../../apps/server/src/rooms-process/testing/startTestRooms.ts';
import { users, wallets } from '../../apps/server/src/storage/schema.ts';
import { addGame } from '../../apps/server/src/testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../apps/server/src/testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts';
import { createEthereumWallet } from '../../apps/server/src/testing/createWallets.ts';
import { startChainNode, type TestChainNode } from '../../apps/server/src/testing/startChainNode.ts';
import { pollUntil } from '../../apps/server/src/testing/pollUntil.ts';

const OIL = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const UNIT = 10n ** 18n;
const DENIED_TEXT = 'The door stays closed.';

let rooms: TestRooms;
let server: TestServer;
let node: TestChainNode;
let gameId: string;
let document: string;
/** Token balances that were sent to rooms. */
const read: Awaited<ReturnType<PlatformCalls['readTokens']>>[] = [];
beforeAll(async () => {
  node = await startChainNode({ [OIL]: { type: 'ERC20', name: 'Lantern Oil', symbol: 'OIL' } });
  rooms = await startTestRooms({ times: { emptySeconds: 1 } });
  const env = { CHAIN_NODES: JSON.stringify({ base: node.url }) };
  server = await createTestServer({ rooms: rooms.gateway, env });
  // Token balances are read as on a real server. The rest of the platform is fake.
  const { readTokens } = createPlatformCalls(server.services);
  rooms.platform.findTokens = async (request) => {
    const tokens = await readTokens(request);
    read.push(tokens);
    return tokens;
  };
  const creator = await addSignedInUser(server, 'creator');
  const row = { isWeb3Enabled: true, isUtilityTokenEnabled: true };
  gameId = (await addGame(server, { creatorId: creator.user.id, row })).id;
  const token = { chain: 'base', type: 'ERC20', tokenAddress: OIL, iconSourceUrl: null } as const;
  await creator.client.api.setUtilityToken({ params: { id: gameId, scope: 'game' }, body: token });
  document = makeGame();
  rooms.platform.documents.set(gameId, document);
});
afterAll(async () => {
  await server.close();
  await rooms.close();
  node.close();
});

/** Creates a game with a door that opens for players who knock and hold ten tokens. */
function makeGame(): string {
  const game = JSON.parse(readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8'));
  game.types.props.door = { name: 'Door', look: { shape: 'box', width: 1, height: 1 } };
  game.map.entities = [{ id: 'door', kind: 'prop', type: 'door', x: 12, y: 8 }];
  const player = { get: 'triggeringPlayer' };
  const knock = [{ get: 'isEqual', a: { get: 'chatText' }, b: 'knock' }];
  const holds = { get: 'holdsToken', player, amount: 10 };
  const sendChatTo = (text: string) => ({ do: 'sendChatTo', player, text });
  game.rules = [
    {
      id: 'open',
      name: 'Open',
      when: { when: 'playerSendsChat' },
      if: [...knock, holds],
      do: [{ do: 'destroyEntity', entity: { get: 'placedProp', placement: 'door' } }],
    },
    {
      id: 'stay',
      name: 'Stay',
      when: { when: 'playerSendsChat' },
      if: [...knock, { get: 'not', value: holds }],
      do: [sendChatTo(DENIED_TEXT)],
    },
  ];
  return JSON.stringify(game);
}

async function addHolder(name: string, balance: bigint, isFramed = false): Promise<SignedInUser> {
  const { address } = createEthereumWallet();
  node.tokens[OIL]!.balances = { ...node.tokens[OIL]!.balances, [address]: balance };
  const { db, clock } = server.services;
  const added = await addSignedInUser(server, name, { isFramed });
  await db.update(users).set({ birthDate: '1990-01-01' }).where(eq(users.id, added.user.id));
  const wallet = { userId: added.user.id, chain: 'ethereum' as const, address, linkedAt: clock.now() };
  await db.insert(wallets).values(wallet);
  return added;
}

async function enter({ client }: Pick<SignedInUser, 'client'>) {
  const { data } = await client.api.joinGame({ params: { id: gameId }, query: {} });
  const player = await joinAsPlayer(rooms.origin, { ok: true, ...data });
  const view = followView(player, document);
  await player.welcome();
  player.send({ kind: 'ready' });
  await player.snapshots(2);
  return { player, view };
}

/** Knocks and returns whether the door opens. */
async function knock({ player, view }: Awaited<ReturnType<typeof enter>>): Promise<'open' | 'closed'> {
  const countRefusals = () => {
    view.update();
    return view.events.filter((event) => event.kind === 'chat' && event.text === DENIED_TEXT).length;
  };
  const before = countRefusals();
  player.send({ kind: 'chat', text: 'knock', isTeamOnly: false });
  return pollUntil(
    () => {
      if (countRefusals() > before) return 'closed';
      return [...view.view.entities.values()].some(({ type }) => type === 'door') ? undefined : 'open';
    },
    () => 'knocking had no effect',
  );
}

it('[RT-17:part] opens a door only for players who hold the token', async () => {
  const rich = await enter(await addHolder('rich', 10n * UNIT));
  const poor = await enter(await addHolder('poor', 10n * UNIT - 1n));
  const framed = await enter(await addHolder('framed', 99n * UNIT, true));
  await pollUntil(
    () => read.length === 2,
    () => `balances were read ${read.length} times`,
  );
  expect(read).toEqual([
    { game: 10, map: 10 },
    { game: 9.999999, map: 9.999999 },
  ]);
  expect([await knock(poor), await knock(framed)]).toEqual(['closed', 'closed']);
  // The balances may not have reached the room yet.
  await pollUntil(
    async () => (await knock(rich)) === 'open',
    () => 'the door stayed closed',
  );
});
