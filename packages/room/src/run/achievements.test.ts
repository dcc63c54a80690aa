import { hashWorld } from '@playloom/engine';
import { isLastingReport, type Seat } from '@playloom/room-contract';
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

const player = { get: 'triggeringPlayer' };
const changes = {
  settings: {
    achievements: [
      { id: 'rich', name: 'Rich', points: 5, done: { kind: 'reaches', variable: 'coins', value: 30 } },
      {
        id: 'word',
        name: 'The word',
        description: 'Say it',
        icon: 'heart',
        isSecret: true,
        done: { kind: 'rules' },
      },
    ],
  },
  rules: [
    createChatRule('word', { do: 'unlockAchievement', player, achievement: 'word' }),
    createChatRule('earn', { do: 'changePlayerVariable', player, variable: 'coins', amount: 5 }),
  ],
};
const saved = { game: {}, world: {} };

async function openHarness(parts: object = {}): Promise<RoomHarness> {
  return createRoomHarness(await createTestRoom({ changes, isJournaled: true, ...parts }));
}

function speak(harness: RoomHarness, id: number, text: string): void {
  sendClientMessage(harness, id, { kind: 'chat', text, isTeamOnly: false });
  stepHarness(harness, 4);
}

it('[PROG-02:part] tells only the player, with the texts of a secret achievement, and how much is left', async () => {
  const harness = await openHarness();
  const anna = enterRoom(harness, 1, { userId: 'anna', saved });
  const guest = enterRoom(harness, 2);
  stepHarness(harness, 2);
  speak(harness, 1, 'earn');
  stepToNextSnapshot(harness);
  const secret = { left: 1, name: '', text: '' };
  expect(anna.view.own.achievements).toEqual([{ left: 15, name: '', text: '' }, secret]);
  for (const id of [1, 2]) speak(harness, id, 'word');
  stepToNextSnapshot(harness);
  const told = { kind: 'achievement', name: 'The word', text: 'Say it', icon: 'heart', points: 10 };
  for (const { events, view } of [anna, guest]) {
    expect((events as ViewEvent[]).filter(({ kind }) => kind === 'achievement')).toEqual([told]);
    expect(view.own.achievements[1]).toEqual({ left: 0, name: 'The word', text: 'Say it' });
  }
});

it('[PROG-03:part] reports progress with the saved data of a user, and nothing for guests', async () => {
  const harness = await openHarness();
  enterRoom(harness, 1, { userId: 'anna', saved });
  enterRoom(harness, 2);
  stepHarness(harness, 2);
  for (const id of [1, 2]) speak(harness, id, 'word');
  expect(listReportsOfKind(harness, 'save')).toMatchObject([
    { userId: 'anna', changes: [], progress: { unlocked: ['word'], seconds: 0 } },
  ]);
});

it('[PROG-02:part] does not report again what was unlocked before a crash', async () => {
  const harness = await openHarness();
  enterRoom(harness, 1, { userId: 'anna', saved });
  stepHarness(harness, 2);
  speak(harness, 1, 'word');
  const hashes = new Map<number, string>();
  for (let step = 0; step < 40; step += 1) {
    stepHarness(harness, 1);
    hashes.set(harness.room.world.tick, hashWorld(harness.room.world));
  }
  const journal = harness.reports.filter((report) => report.kind === 'journal');
  const seats = journal.findLast((report) => report.seats !== null)?.seats ?? [];
  const back = await openHarness({
    seats: seats.map((seat): Seat => ({ ...seat, isAway: true })),
    replay: {
      tick: journal.at(-1)!.tick,
      inputs: journal.flatMap(({ inputs }) => (inputs === null ? [] : [inputs])),
    },
  });
  const { world } = back.room;
  expect(hashWorld(world)).toBe(hashes.get(world.tick));
  expect(world.players.get(1)!.achievements!.unlocked).toEqual(['word']);
  stepHarness(back, 5);
  expect(back.reports.filter(isLastingReport)).toEqual([]);
});
