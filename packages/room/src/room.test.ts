import { findUnit } from '@playloom/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestRoom } from './testing/createTestRoom.ts';
import {
  createRoomHarness,
  enterRoom,
  holdClientKeys,
  listReportsOfKind,
  sendClientMessage,
  stepHarness,
  stepToNextSnapshot,
  type RoomHarness,
} from './testing/RoomHarness.ts';

let harness: RoomHarness;

beforeEach(async () => {
  harness = createRoomHarness(await createTestRoom());
});

it('[RT-18:part] sends everyone the skin of a player, and nothing for players without one', () => {
  enterRoom(harness, 1, { userId: 'ada', skin: { unit: 'hero', file: 'a.png' } });
  const other = enterRoom(harness, 2);
  stepToNextSnapshot(harness);
  const skins = [...other.view.players.values()].map(({ skin }) => skin);
  expect(skins).toEqual([{ unit: 'hero', file: 'a.png' }, null]);
});

describe('a room', () => {
  it('welcomes players, admits them when ready, and shows them to each other as they move', () => {
    const anna = enterRoom(harness, 1, { name: 'Anna' });
    const ben = enterRoom(harness, 2, { name: 'Ben' });
    expect(anna.welcome).toMatchObject({
      player: 1,
      tickRate: 40,
      roomName: 'Test room',
      resumeToken: 'token-1',
    });
    stepToNextSnapshot(harness);
    expect([...ben.view.players.values()].map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    const unit = anna.view.own.unit!.id;
    const before = ben.view.entities.get(unit)!;
    holdClientKeys(harness, 1, ['d']);
    stepHarness(harness, 20);
    expect(ben.view.entities.get(unit)!.x).toBeGreaterThan(before.x + 2);
    expect(anna.view.own.unit!.x).toBe(
      harness.room.world.entities.motion.x[findUnit(harness.room.world, unit)!.slot],
    );
    expect(listReportsOfKind(harness, 'offence')).toEqual([]);
  });

  it('sends chat messages to everyone', () => {
    const anna = enterRoom(harness, 1, { name: 'Anna' });
    const ben = enterRoom(harness, 2, { name: 'Ben' });
    stepHarness(harness, 2);
    sendClientMessage(harness, 1, { kind: 'chat', text: 'Hello', isTeamOnly: false });
    stepHarness(harness, 2);
    const line = { kind: 'chat', text: 'Hello', from: 1, name: 'Anna', isTeamOnly: false };
    expect(anna.events).toContainEqual(line);
    expect(ben.events).toContainEqual(line);
  });
});
