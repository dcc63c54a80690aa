import type { ViewEvent } from '@playloom/protocol';
import { expect, it } from 'vitest';
import { createChatRule } from '../testing/createChatRule.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import {
  createRoomHarness,
  enterRoom,
  listReportsOfKind,
  sendClientMessage,
  stepHarness,
  stepToNextSnapshot,
  type RoomHarness,
} from '../testing/RoomHarness.ts';
import { applyRoomCommand } from '../worker/applyRoomCommand.ts';

const player = { get: 'triggeringPlayer' };
const changes = {
  settings: {
    goals: [
      { id: 'rich', name: 'Rich', points: 5, done: { kind: 'reaches', variable: 'coins', value: 30 } },
      { id: 'word', name: 'The word', icon: 'heart', period: 'weekly', done: { kind: 'rules' } },
      { id: 'play', name: 'Play', done: { kind: 'seconds', seconds: 600 } },
    ],
  },
  rules: [
    createChatRule('word', { do: 'completeGoal', player, goal: 'word' }),
    createChatRule('earn', { do: 'changePlayerVariable', player, variable: 'coins', amount: 5 }),
  ],
};
const DAY = '2026-03-14';
const goals = { day: DAY, counts: { rich: 0, word: 0 }, done: [] };
const saved = { game: {}, world: {}, goals };

async function openHarness(): Promise<RoomHarness> {
  return createRoomHarness(await createTestRoom({ changes }));
}

function speak(harness: RoomHarness, id: number, text: string): void {
  sendClientMessage(harness, id, { kind: 'chat', text, isTeamOnly: false });
  stepHarness(harness, 4);
}

it('[GOAL-03:part] shows a player only their own goals, and reports what is completed', async () => {
  const harness = await openHarness();
  const anna = enterRoom(harness, 1, { userId: 'anna', saved });
  const guest = enterRoom(harness, 2);
  stepHarness(harness, 2);
  for (const id of [1, 2]) speak(harness, id, 'earn');
  for (const id of [1, 2]) speak(harness, id, 'word');
  stepToNextSnapshot(harness);
  expect(anna.view.own.goals).toMatchObject([
    { name: 'Rich', period: 'daily', count: 5, goal: 30, isTime: false },
    { name: 'The word', period: 'weekly', count: 1, goal: 1 },
  ]);
  expect(guest.view.own.goals).toEqual([]);
  const told = { kind: 'goal', period: 'weekly', name: 'The word', icon: 'heart', points: 10 };
  const toasts = (events: readonly unknown[]) =>
    (events as ViewEvent[]).filter(({ kind }) => kind === 'goal');
  expect(toasts(anna.events)).toEqual([told]);
  expect(toasts(guest.events)).toEqual([]);
  expect(listReportsOfKind(harness, 'save')).toMatchObject([
    { userId: 'anna', progress: { goals: { day: DAY, counts: { rich: 5, word: 1 }, done: ['word'] } } },
  ]);
});

it('[GOAL-03:part] takes the goals of another day, also for a player who is still loading', async () => {
  const harness = await openHarness();
  const anna = enterRoom(harness, 1, { userId: 'anna', saved });
  stepHarness(harness, 2);
  speak(harness, 1, 'word');
  const next = { day: '2026-03-15', counts: { play: 0, word: 0 }, done: [] };
  applyRoomCommand(harness.room, { kind: 'goals', room: 'room', userId: 'anna', goals: next });
  stepToNextSnapshot(harness);
  expect(anna.view.own.goals).toMatchObject([
    { name: 'The word', count: 0 },
    { name: 'Play', count: 0, goal: 600, isTime: true },
  ]);
  expect([...harness.room.clients.values()][0]!.member.saved?.goals).toEqual(next);
});
