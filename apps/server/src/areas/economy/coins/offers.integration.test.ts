import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { findLedgerProblems } from './coinQueries.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { readErrorId } from '../../creation/drafts/testing/readErrorId.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { buyCoins } from '../ledger/moves.ts';
import { runLedgerTransaction } from './runLedgerTransaction.ts';
import { MINUTE_MS } from '../../../process/clock.ts';

const OFFERS_PER_MINUTE_MAX = 12;
const OFFER_LIFE_MS = 10 * MINUTE_MS;

let server: TestServer;
let platform: PlatformCalls;
let ada: SignedInUser;
let ben: SignedInUser;
let gameId: string;
beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
  [ada, ben] = [await addSignedInUser(server, 'ada'), await addSignedInUser(server, 'ben')];
  gameId = (await addGame(server, { creatorId: ada.user.id })).id;
  const purchase = { key: 'test', amount: 1000n, at: server.clock.now(), userId: ben.user.id, pack: 'x' };
  await runLedgerTransaction(server.services, (ledger) => buyCoins(ledger, purchase));
});
afterAll(() => server.close());

async function offerTo({ user }: SignedInUser, price = 50): Promise<string> {
  const offer = await platform.openOffer({ gameId, userId: user.id, item: 'Hat', price });
  if (offer === null) throw new Error('The offer was not stored.');
  return offer;
}
const accept = ({ client }: SignedInUser, offerId: string) => client.api.acceptOffer({ params: { offerId } });
const balanceOf = async ({ client }: SignedInUser) => (await client.api.readCoins()).data.balance;
const waiting = ({ user }: SignedInUser) => platform.listPurchases({ gameId, userIds: [user.id] });

it('[CO-03:part] books an accepted offer once, at the offered price', async () => {
  const offer = await offerTo(ben);
  expect(await waiting(ben)).toEqual([]);
  expect(await readErrorId(accept(ada, offer))).toBe('offer_ended');
  const receipts = await Promise.all(Array.from({ length: 8 }, () => accept(ben, offer)));
  expect(new Set(receipts.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect([await balanceOf(ben), await balanceOf(ada)]).toEqual(['950', '45']);
  expect(await waiting(ben)).toEqual([{ id: offer, userId: ben.user.id, item: 'Hat' }]);
  const hers = await ada.client.api.listCoinMoves();
  expect(hers.data.moves[0]).toMatchObject({ kind: 'spend', amount: '45', subject: 'Hat', username: 'ben' });

  expect(await readErrorId(accept(ben, await offerTo(ben, 5000)))).toBe('not_enough_coins');
  expect(await readErrorId(accept(ada, await offerTo(ada)))).toBe('own_game');
  const late = await offerTo(ben);
  server.clock.advance(OFFER_LIFE_MS);
  expect(await readErrorId(accept(ben, late))).toBe('offer_ended');
  for (const price of [0, -1, 0.5, 1e9, Number.NaN])
    expect(await platform.openOffer({ gameId, userId: ben.user.id, item: 'Hat', price })).toBeNull();
  for (let turn = 0; turn < OFFERS_PER_MINUTE_MAX; turn += 1) await offerTo(ben);
  expect(await platform.openOffer({ gameId, userId: ben.user.id, item: 'Hat', price: 1 })).toBeNull();
  expect(await findLedgerProblems(server.services.db)).toEqual([]);
});

it('[CO-03:part] delivers a purchase once, together with what the rules save, in whichever room remains', async () => {
  const [bought] = await waiting(ben);
  const userId = ben.user.id;
  const add = { scope: 'game', key: 'hats', change: { kind: 'add', amount: 1 } };
  // The first room received the purchase and was killed before it saved anything.
  const killed = await platform.openSaved({ gameId, userId, roomId: 'killed' });
  expect(await waiting(ben)).toEqual([bought]);
  server.clock.advance(60_000);
  const next = await platform.openSaved({ gameId, userId, roomId: 'next' });
  if (!killed || !next || !bought) throw new Error('There is nothing to deliver.');
  const write = { sequence: 1, changes: [add], purchases: [bought.id, randomUUID(), 'nonsense'] };
  expect(await platform.writeSaved({ lease: killed.lease, ...write })).toBe('lease-lost');
  expect(await waiting(ben)).toEqual([bought]);
  // The answer was lost, so the room repeats the request.
  for (let turn = 0; turn < 3; turn += 1)
    expect(await platform.writeSaved({ lease: next.lease, ...write })).toBe('written');
  expect(await waiting(ben)).toEqual([]);
  await platform.closeSaved(next.lease);
  const after = await platform.openSaved({ gameId, userId, roomId: 'after' });
  expect(after?.saved.game).toEqual({ hats: 1 });
});

it('[CO-03:part] gives a room that asks again the same offer, also if it was bought meanwhile', async () => {
  server.clock.advance(MINUTE_MS);
  const request = { gameId, userId: ben.user.id, item: 'Scarf', price: 10, id: randomUUID() };
  expect(await platform.openOffer(request)).toBe(request.id);
  const before = await balanceOf(ben);
  await accept(ben, request.id);
  expect(await platform.openOffer(request)).toBe(request.id);
  await accept(ben, request.id);
  expect(Number(before) - Number(await balanceOf(ben))).toBe(10);
  expect(await platform.openOffer({ ...request, id: 'nonsense' })).toBeNull();
});
