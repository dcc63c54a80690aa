import { expect, it } from 'vitest';
import { applyRoomCommand } from '../worker/applyRoomCommand.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import { createChatRule } from '../testing/createChatRule.ts';
import {
  createRoomHarness,
  enterRoom,
  sendClientMessage,
  stepHarness,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

const player = { get: 'triggeringPlayer' };
const rule = createChatRule('knock', {
  do: 'setScore',
  player,
  score: { get: 'chooseValue', condition: { get: 'holdsToken', player, amount: 10 }, yes: 1, no: -1 },
});

async function openHarness(): Promise<RoomHarness> {
  return createRoomHarness(await createTestRoom({ changes: { rules: [rule] } }));
}

function updateTokens(harness: RoomHarness, userId: string, game: number): void {
  applyRoomCommand(harness.room, { kind: 'tokens', room: 'room', userId, tokens: { game, map: 0 } });
}

function knock(harness: RoomHarness, id: number): number | undefined {
  sendClientMessage(harness, id, { kind: 'chat', text: 'knock', isTeamOnly: false });
  stepHarness(harness, 2);
  return harness.room.world.players.get(id)?.score;
}

it('passes balances to the rules of the right player, whenever they arrive', async () => {
  const harness = await openHarness();
  enterRoom(harness, 1, { userId: 'anna' });
  enterRoom(harness, 2, { userId: 'ben' });
  // The clients are ready, but their players enter the world only in the next tick.
  updateTokens(harness, 'anna', 10);
  stepHarness(harness, 2);
  expect([knock(harness, 1), knock(harness, 2)]).toEqual([1, -1]);
  updateTokens(harness, 'ben', 50);
  updateTokens(harness, 'anna', 9.5);
  stepHarness(harness, 1);
  expect([knock(harness, 1), knock(harness, 2)]).toEqual([-1, 1]);
});

it("stores a balance for a player who isn't ready yet, and gives guests none", async () => {
  const harness = await openHarness();
  enterRoom(harness, 1, { userId: 'anna', tokens: { game: 10, map: 0 } });
  enterRoom(harness, 2, { userId: null, tokens: { game: 10, map: 0 } });
  stepHarness(harness, 2);
  expect([knock(harness, 1), knock(harness, 2)]).toEqual([1, -1]);
});
