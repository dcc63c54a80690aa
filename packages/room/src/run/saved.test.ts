import { describe, expect, it } from 'vitest';
import { RESUME_SECONDS } from '@playloom/room-contract';
import { handlePurchase, handleSavedData } from '../clients/admitClient.ts';
import { markDisconnected } from '../clients/seats.ts';
import { GUEST_OFFER_SECONDS } from '../limits/roomLimits.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import { createChatRule } from '../testing/createChatRule.ts';
import {
  createRoomHarness,
  enterRoom,
  listReportsOfKind,
  sendClientMessage,
  stepHarness,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

const player = { get: 'triggeringPlayer' };
const rules = [
  createChatRule('win', { do: 'changeSavedNumber', player, key: 'wins', amount: 1 }),
  createChatRule(
    'twice',
    { do: 'changeSavedNumber', player, key: 'wins', amount: 1 },
    { do: 'saveValue', player, key: 'quest', value: 3 },
  ),
  createChatRule('rank', { do: 'submitScore', player, score: 120 }),
  createChatRule('earn', { do: 'changePlayerVariable', player, variable: 'coins', amount: 5 }),
  createChatRule('shop', { do: 'offerForCoins', player, item: 'Hat', price: 50 }),
  createChatRule('free', { do: 'offerForCoins', player, item: 'Hat', price: 0 }),
  {
    id: 'bought',
    name: 'bought',
    when: { when: 'playerBuysForCoins', item: 'Hat' },
    do: [{ do: 'changeSavedNumber', player, key: 'hats', amount: 1 }],
  },
  createChatRule('go', { do: 'sendPlayerToMap', player, map: 'island' }),
];

async function openHarness(sequence = 0): Promise<RoomHarness> {
  return createRoomHarness(await createTestRoom({ changes: { rules }, sequence }));
}

function speak(harness: RoomHarness, id: number, text: string): void {
  sendClientMessage(harness, id, { kind: 'chat', text, isTeamOnly: false });
  stepHarness(harness, 2);
}

const noData = { game: {}, world: {} };

describe('saved data', () => {
  it('[EG-10:part] is reported change by change, in order and never with the same number', async () => {
    const harness = await openHarness(41);
    enterRoom(harness, 1, { userId: 'anna', saved: { game: { wins: 2 }, world: {} } });
    stepHarness(harness, 2);
    speak(harness, 1, 'win');
    speak(harness, 1, 'twice');
    expect(listReportsOfKind(harness, 'save')).toEqual([
      {
        kind: 'save',
        room: 'room',
        sequence: 42,
        userId: 'anna',
        changes: [{ scope: 'game', key: 'wins', change: { kind: 'add', amount: 1 } }],
      },
      {
        kind: 'save',
        room: 'room',
        sequence: 43,
        userId: 'anna',
        changes: [
          { scope: 'game', key: 'wins', change: { kind: 'add', amount: 1 } },
          { scope: 'game', key: 'quest', change: { kind: 'set', value: 3 } },
        ],
      },
    ]);
    expect(harness.room.world.players.get(1)!.saved.game).toEqual({ wins: 4, quest: 3 });
    speak(harness, 1, 'rank');
    expect(listReportsOfKind(harness, 'leaderboard')).toMatchObject([
      { sequence: 44, userId: 'anna', name: 'Guest 1', score: 120 },
    ]);
  });

  it('[EG-10:part] treats anything but a number as 0 when something is added', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: { game: { wins: 'many' }, world: {} } });
    stepHarness(harness, 2);
    speak(harness, 1, 'win');
    expect(harness.room.world.players.get(1)!.saved.game['wins']).toBe(1);
    expect(listReportsOfKind(harness, 'save')[0]!.changes).toEqual([
      { scope: 'game', key: 'wins', change: { kind: 'add', amount: 1 } },
    ]);
  });

  it('[EG-10:part] of guests starts empty and ends with them', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: null, saved: null });
    stepHarness(harness, 2);
    expect(harness.room.world.players.get(1)).toMatchObject({
      saved: noData,
      hasSavedData: true,
      isSignedIn: false,
    });
    for (const word of ['win', 'rank', 'earn']) speak(harness, 1, word);
    expect(harness.room.world.players.get(1)!.saved.game['wins']).toBe(1);
    sendClientMessage(harness, 1, { kind: 'leave' });
    stepHarness(harness, 2);
    expect(listReportsOfKind(harness, 'save')).toEqual([]);
    expect(listReportsOfKind(harness, 'leaderboard')).toEqual([]);
  });

  it('[EG-10:part] that arrives late is applied once, before or after the player is ready', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: null });
    stepHarness(harness, 2);
    speak(harness, 1, 'win');
    expect(harness.room.world.players.get(1)!.hasSavedData).toBe(false);
    handleSavedData(harness.room, 'anna', { game: { wins: 10 }, world: {} });
    stepHarness(harness, 1);
    expect(harness.room.world.players.get(1)!.saved.game['wins']).toBe(11);
    handleSavedData(harness.room, 'anna', { game: { wins: 500 }, world: {} });
    stepHarness(harness, 1);
    expect(harness.room.world.players.get(1)!.saved.game['wins']).toBe(11);
    expect(listReportsOfKind(harness, 'save').map(({ changes }) => changes.length)).toEqual([1]);
  });

  it('[EG-10:part] is complete when a player leaves, even after a lost connection', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: noData });
    enterRoom(harness, 2, { userId: 'ben', saved: noData });
    stepHarness(harness, 2);
    sendClientMessage(harness, 1, { kind: 'chat', text: 'earn', isTeamOnly: false });
    sendClientMessage(harness, 2, { kind: 'chat', text: 'earn', isTeamOnly: false });
    stepHarness(harness, 1);
    sendClientMessage(harness, 1, { kind: 'leave' });
    markDisconnected(harness.room, 2);
    stepHarness(harness, 1);
    const coins = { scope: 'game', key: 'variable:coins', change: { kind: 'set', value: 15 } };
    expect(listReportsOfKind(harness, 'save')).toMatchObject([{ userId: 'anna', changes: [coins] }]);
    stepHarness(harness, RESUME_SECONDS * 40 + 2);
    const saves = listReportsOfKind(harness, 'save').filter(({ changes }) => changes.length > 0);
    expect(saves).toMatchObject([{ userId: 'anna' }, { userId: 'ben', changes: [coins] }]);
  });
});

describe('coins', () => {
  it('[CO-03:part] show guests the offer without an id that could be accepted, within the rate limit', async () => {
    const harness = await openHarness();
    const guest = enterRoom(harness, 1, { userId: null, saved: noData });
    stepHarness(harness, 2);
    const offers = () => guest.messages.filter(({ kind }) => kind === 'offer');
    for (let turn = 0; turn < 2; turn += 1) speak(harness, 1, 'shop');
    expect(offers()).toEqual([{ kind: 'offer', offer: '', item: 'Hat', price: 50 }]);
    stepHarness(harness, GUEST_OFFER_SECONDS * harness.room.world.game.tickRate);
    speak(harness, 1, 'shop');
    expect(offers()).toHaveLength(2);
    expect(listReportsOfKind(harness, 'offer')).toEqual([]);
  });

  it('[CO-03:part] report offers to accounts, and only with a price', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: noData });
    enterRoom(harness, 2, { userId: null, saved: noData });
    stepHarness(harness, 2);
    for (const word of ['shop', 'free']) speak(harness, 1, word);
    speak(harness, 2, 'shop');
    expect(listReportsOfKind(harness, 'offer')).toEqual([
      { kind: 'offer', room: 'room', client: 1, userId: 'anna', item: 'Hat', price: 50 },
    ]);
  });

  it('[OP-41:part] report an offer also while the player’s connection is lost', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: noData });
    stepHarness(harness, 2);
    sendClientMessage(harness, 1, { kind: 'chat', text: 'shop', isTeamOnly: false });
    markDisconnected(harness.room, 1);
    stepHarness(harness, 2);
    expect(listReportsOfKind(harness, 'offer')).toMatchObject([{ client: 1, userId: 'anna', item: 'Hat' }]);
  });

  it('[CO-03:part] deliver a purchase to the rules once, and save it together with their data', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: null });
    stepHarness(harness, 2);
    // The purchase isn't delivered before the saved data has arrived.
    handlePurchase(harness.room, 'anna', 'p1', 'Hat');
    stepHarness(harness, 2);
    expect(listReportsOfKind(harness, 'save')).toEqual([]);
    handleSavedData(harness.room, 'anna', { game: { hats: 4 }, world: {} });
    for (let turn = 0; turn < 3; turn += 1) {
      handlePurchase(harness.room, 'anna', 'p1', 'Hat');
      stepHarness(harness, 2);
    }
    handlePurchase(harness.room, 'anna', 'p2', 'Something else');
    stepHarness(harness, 2);
    expect(harness.room.world.players.get(1)!.saved.game['hats']).toBe(5);
    expect(listReportsOfKind(harness, 'save')).toMatchObject([
      {
        userId: 'anna',
        purchases: ['p1'],
        changes: [{ scope: 'game', key: 'hats', change: { kind: 'add', amount: 1 } }],
      },
      { userId: 'anna', purchases: ['p2'], changes: [] },
    ]);
  });
});

describe('traveling', () => {
  it('is requested from the platform for the client of the player', async () => {
    const harness = await openHarness();
    enterRoom(harness, 7, { userId: 'anna' });
    stepHarness(harness, 2);
    speak(harness, 7, 'go');
    expect(listReportsOfKind(harness, 'travel')).toEqual([
      { kind: 'travel', room: 'room', client: 7, map: 'island' },
    ]);
  });

  it("takes along a guest's data, including what was saved since: nothing else stores it", async () => {
    const harness = await openHarness();
    enterRoom(harness, 7, { userId: null, saved: { game: { wins: 2 }, world: { coins: 8 } } });
    stepHarness(harness, 2);
    speak(harness, 7, 'win');
    speak(harness, 7, 'go');
    expect(listReportsOfKind(harness, 'travel')[0]).toMatchObject({
      saved: { game: { wins: 3 }, world: { coins: 8 } },
    });
  });
});
