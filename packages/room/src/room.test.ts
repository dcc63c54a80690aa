import { findUnit } from '@playloom/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestRoom } from './testing/createTestRoom.ts';
import {
  createTestHouse,
  enter,
  hold,
  reportsOf,
  say,
  step,
  stepToSnapshot,
  type TestHouse,
} from './testing/TestHouse.ts';

let house: TestHouse;

beforeEach(async () => {
  house = createTestHouse(await createTestRoom());
});

it('[RT-18:part] tells everybody what a player wears, and nothing of those who wear nothing', () => {
  enter(house, 1, { userId: 'ada', skin: { unit: 'hero', file: 'a.png' } });
  const other = enter(house, 2);
  stepToSnapshot(house);
  const skins = [...other.view.players.values()].map(({ skin }) => skin);
  expect(skins).toEqual([{ unit: 'hero', file: 'a.png' }, null]);
});

describe('a room', () => {
  it('welcomes, lets in when ready, and shows players to each other as they move', () => {
    const anna = enter(house, 1, { name: 'Anna' });
    const ben = enter(house, 2, { name: 'Ben' });
    expect(anna.welcome).toMatchObject({
      player: 1,
      tickRate: 40,
      roomName: 'Test room',
      resumeToken: 'token-1',
    });
    stepToSnapshot(house);
    expect([...ben.view.players.values()].map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    const unit = anna.view.own.unit!.id;
    const before = ben.view.entities.get(unit)!;
    hold(house, 1, ['d']);
    step(house, 20);
    expect(ben.view.entities.get(unit)!.x).toBeGreaterThan(before.x + 2);
    expect(anna.view.own.unit!.x).toBe(
      house.room.world.entities.motion.x[findUnit(house.room.world, unit)!.slot],
    );
    expect(reportsOf(house, 'offence')).toEqual([]);
  });

  it('tells everyone what a player says', () => {
    const anna = enter(house, 1, { name: 'Anna' });
    const ben = enter(house, 2, { name: 'Ben' });
    step(house, 2);
    say(house, 1, { kind: 'chat', text: 'Hello', isTeamOnly: false });
    step(house, 2);
    const line = { kind: 'chat', text: 'Hello', from: 1, name: 'Anna', isTeamOnly: false };
    expect(anna.events).toContainEqual(line);
    expect(ben.events).toContainEqual(line);
  });
});
