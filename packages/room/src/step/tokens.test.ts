import { expect, it } from 'vitest';
import { obey } from '../worker/obey.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import { onWord } from '../testing/onWord.ts';
import { createTestHouse, enter, say, step, type TestHouse } from '../testing/TestHouse.ts';

const player = { get: 'triggeringPlayer' };
const rule = onWord('knock', {
  do: 'setScore',
  player,
  score: { get: 'chooseValue', condition: { get: 'holdsToken', player, amount: 10 }, yes: 1, no: -1 },
});

async function openHouse(): Promise<TestHouse> {
  return createTestHouse(await createTestRoom({ changes: { rules: [rule] } }));
}

function tell(house: TestHouse, userId: string, game: number): void {
  obey(house.room, { kind: 'tokens', room: 'room', userId, tokens: { game, map: 0 } });
}

function knock(house: TestHouse, id: number): number | undefined {
  say(house, id, { kind: 'chat', text: 'knock', isTeamOnly: false });
  step(house, 2);
  return house.room.world.players.get(id)?.score;
}

it('hands balances to rules, to whom they belong, whenever they come', async () => {
  const house = await openHouse();
  enter(house, 1, { userId: 'anna' });
  enter(house, 2, { userId: 'ben' });
  // Ready, but not in the world before the next tick.
  tell(house, 'anna', 10);
  step(house, 2);
  expect([knock(house, 1), knock(house, 2)]).toEqual([1, -1]);
  tell(house, 'ben', 50);
  tell(house, 'anna', 9.5);
  step(house, 1);
  expect([knock(house, 1), knock(house, 2)]).toEqual([-1, 1]);
});

it('keeps a balance for a player who is not ready yet, and gives guests none', async () => {
  const house = await openHouse();
  enter(house, 1, { userId: 'anna', tokens: { game: 10, map: 0 } });
  enter(house, 2, { userId: null, tokens: { game: 10, map: 0 } });
  step(house, 2);
  expect([knock(house, 1), knock(house, 2)]).toEqual([1, -1]);
});
