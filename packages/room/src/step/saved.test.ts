import { describe, expect, it } from 'vitest';
import { takePurchase, takeSaved } from '../clients/admit.ts';
import { drop } from '../clients/seats.ts';
import { GUEST_OFFER_SECONDS, RESUME_SECONDS } from '../limits.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import { onWord } from '../testing/onWord.ts';
import { createTestHouse, enter, reportsOf, say, step, type TestHouse } from '../testing/TestHouse.ts';

const player = { get: 'triggeringPlayer' };
const rules = [
  onWord('win', { do: 'changeSavedNumber', player, key: 'wins', amount: 1 }),
  onWord(
    'twice',
    { do: 'changeSavedNumber', player, key: 'wins', amount: 1 },
    { do: 'saveValue', player, key: 'quest', value: 3 },
  ),
  onWord('rank', { do: 'submitScore', player, score: 120 }),
  onWord('earn', { do: 'changePlayerVariable', player, variable: 'coins', amount: 5 }),
  onWord('shop', { do: 'offerForCoins', player, item: 'Hat', price: 50 }),
  onWord('free', { do: 'offerForCoins', player, item: 'Hat', price: 0 }),
  {
    id: 'bought',
    name: 'bought',
    when: { when: 'playerBuysForCoins', item: 'Hat' },
    do: [{ do: 'changeSavedNumber', player, key: 'hats', amount: 1 }],
  },
  onWord('go', { do: 'sendPlayerToMap', player, map: 'island' }),
];

async function openHouse(sequence = 0): Promise<TestHouse> {
  return createTestHouse(await createTestRoom({ changes: { rules }, sequence }));
}

function speak(house: TestHouse, id: number, text: string): void {
  say(house, id, { kind: 'chat', text, isTeamOnly: false });
  step(house, 2);
}

const noData = { game: {}, world: {} };

describe('saved data', () => {
  it('[EG-10:part] is reported change by change, in order and never under the same number', async () => {
    const house = await openHouse(41);
    enter(house, 1, { userId: 'anna', saved: { game: { wins: 2 }, world: {} } });
    step(house, 2);
    speak(house, 1, 'win');
    speak(house, 1, 'twice');
    expect(reportsOf(house, 'save')).toEqual([
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
    expect(house.room.world.players.get(1)!.saved.game).toEqual({ wins: 4, quest: 3 });
    speak(house, 1, 'rank');
    expect(reportsOf(house, 'leaderboard')).toMatchObject([
      { sequence: 44, userId: 'anna', name: 'Guest 1', score: 120 },
    ]);
  });

  it('[EG-10:part] counts what is no number as 0 when something is added', async () => {
    const house = await openHouse();
    enter(house, 1, { userId: 'anna', saved: { game: { wins: 'many' }, world: {} } });
    step(house, 2);
    speak(house, 1, 'win');
    expect(house.room.world.players.get(1)!.saved.game['wins']).toBe(1);
    expect(reportsOf(house, 'save')[0]!.changes).toEqual([
      { scope: 'game', key: 'wins', change: { kind: 'add', amount: 1 } },
    ]);
  });

  it('[EG-10:part] of guests is empty and ends with them', async () => {
    const house = await openHouse();
    enter(house, 1, { userId: null, saved: null });
    step(house, 2);
    expect(house.room.world.players.get(1)).toMatchObject({
      saved: noData,
      hasSavedData: true,
      isSignedIn: false,
    });
    for (const word of ['win', 'rank', 'earn']) speak(house, 1, word);
    expect(house.room.world.players.get(1)!.saved.game['wins']).toBe(1);
    say(house, 1, { kind: 'leave' });
    step(house, 2);
    expect(reportsOf(house, 'save')).toEqual([]);
    expect(reportsOf(house, 'leaderboard')).toEqual([]);
  });

  it('[EG-10:part] that comes late is taken in once, before or after the player is ready', async () => {
    const house = await openHouse();
    enter(house, 1, { userId: 'anna', saved: null });
    step(house, 2);
    speak(house, 1, 'win');
    expect(house.room.world.players.get(1)!.hasSavedData).toBe(false);
    takeSaved(house.room, 'anna', { game: { wins: 10 }, world: {} });
    step(house, 1);
    expect(house.room.world.players.get(1)!.saved.game['wins']).toBe(11);
    takeSaved(house.room, 'anna', { game: { wins: 500 }, world: {} });
    step(house, 1);
    expect(house.room.world.players.get(1)!.saved.game['wins']).toBe(11);
    expect(reportsOf(house, 'save').map(({ changes }) => changes.length)).toEqual([1]);
  });

  it('[EG-10:part] is complete when a player leaves, also one whose connection is lost for good', async () => {
    const house = await openHouse();
    enter(house, 1, { userId: 'anna', saved: noData });
    enter(house, 2, { userId: 'ben', saved: noData });
    step(house, 2);
    say(house, 1, { kind: 'chat', text: 'earn', isTeamOnly: false });
    say(house, 2, { kind: 'chat', text: 'earn', isTeamOnly: false });
    step(house, 1);
    say(house, 1, { kind: 'leave' });
    drop(house.room, 2);
    step(house, 1);
    const coins = { scope: 'game', key: 'variable:coins', change: { kind: 'set', value: 15 } };
    expect(reportsOf(house, 'save')).toMatchObject([{ userId: 'anna', changes: [coins] }]);
    step(house, RESUME_SECONDS * 40 + 2);
    expect(reportsOf(house, 'save')).toMatchObject([{ userId: 'anna' }, { userId: 'ben', changes: [coins] }]);
  });
});

describe('coins', () => {
  it('[CO-03:part] shows guests the offer without an id that could be accepted, not more often than the limit', async () => {
    const house = await openHouse();
    const guest = enter(house, 1, { userId: null, saved: noData });
    step(house, 2);
    const offers = () => guest.messages.filter(({ kind }) => kind === 'offer');
    for (let turn = 0; turn < 2; turn += 1) speak(house, 1, 'shop');
    expect(offers()).toEqual([{ kind: 'offer', offer: '', item: 'Hat', price: 50 }]);
    step(house, GUEST_OFFER_SECONDS * house.room.world.game.tickRate);
    speak(house, 1, 'shop');
    expect(offers()).toHaveLength(2);
    expect(reportsOf(house, 'offer')).toEqual([]);
  });

  it('[CO-03:part] reports offers to accounts, and for a price only', async () => {
    const house = await openHouse();
    enter(house, 1, { userId: 'anna', saved: noData });
    enter(house, 2, { userId: null, saved: noData });
    step(house, 2);
    for (const word of ['shop', 'free']) speak(house, 1, word);
    speak(house, 2, 'shop');
    expect(reportsOf(house, 'offer')).toEqual([
      { kind: 'offer', room: 'room', client: 1, userId: 'anna', item: 'Hat', price: 50 },
    ]);
  });

  it('[CO-03:part] gives a purchase to the rules once, and writes it down with what they save', async () => {
    const house = await openHouse();
    enter(house, 1, { userId: 'anna', saved: null });
    step(house, 2);
    // Without the saved data it waits: it would be told again.
    takePurchase(house.room, 'anna', 'p1', 'Hat');
    step(house, 2);
    expect(reportsOf(house, 'save')).toEqual([]);
    takeSaved(house.room, 'anna', { game: { hats: 4 }, world: {} });
    for (let turn = 0; turn < 3; turn += 1) {
      takePurchase(house.room, 'anna', 'p1', 'Hat');
      step(house, 2);
    }
    takePurchase(house.room, 'anna', 'p2', 'Something else');
    step(house, 2);
    expect(house.room.world.players.get(1)!.saved.game['hats']).toBe(5);
    expect(reportsOf(house, 'save')).toMatchObject([
      {
        userId: 'anna',
        purchases: ['p1'],
        changes: [{ scope: 'game', key: 'hats', change: { kind: 'add', amount: 1 } }],
      },
      { userId: 'anna', purchases: ['p2'], changes: [] },
    ]);
  });
});

describe('travelling', () => {
  it('is asked of the platform for the client of the player', async () => {
    const house = await openHouse();
    enter(house, 7, { userId: 'anna' });
    step(house, 2);
    speak(house, 7, 'go');
    expect(reportsOf(house, 'travel')).toEqual([{ kind: 'travel', room: 'room', client: 7, map: 'island' }]);
  });

  it('takes along what a guest has brought and what was saved since: nobody else keeps it', async () => {
    const house = await openHouse();
    enter(house, 7, { userId: null, saved: { game: { wins: 2 }, world: { coins: 8 } } });
    step(house, 2);
    speak(house, 7, 'win');
    speak(house, 7, 'go');
    expect(reportsOf(house, 'travel')[0]).toMatchObject({
      saved: { game: { wins: 3 }, world: { coins: 8 } },
    });
  });
});
