import { findUnit, itemInSlot } from '@playloom/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { RESUME_SECONDS } from '../limits.ts';
import { takeReports } from '../report.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import { onWord } from '../testing/onWord.ts';
import {
  createTestHouse,
  deliver,
  enter,
  hold,
  reportsOf,
  say,
  step,
  stepToSnapshot,
  type TestHouse,
} from '../testing/TestHouse.ts';
import { drop, resume } from './seats.ts';

const TICKS = RESUME_SECONDS * 40;
let house: TestHouse;

beforeEach(async () => {
  const earn = onWord(
    'earn',
    { do: 'changeScore', player: { get: 'triggeringPlayer' }, amount: 7 },
    {
      do: 'giveItem',
      unit: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
      itemType: 'potion',
      count: 3,
    },
  );
  house = createTestHouse(await createTestRoom({ changes: { rules: [earn] } }));
});

function comeBack(lost: number, id: number) {
  const client = createTestClient(id, house.room.plan.names);
  house.clients.set(id, client);
  const isBack = resume(house.room, lost, id, `token-${id}`);
  deliver(house, takeReports(house.room));
  return { client, isBack };
}

function countLeaves(): number {
  return house.clients.get(2)!.events.filter(({ kind }) => kind === 'leave').length;
}

describe('a place whose connection is lost', () => {
  it('[MP-04:part] is kept for ten seconds with unit, score and inventory', () => {
    const { world } = house.room;
    enter(house, 1, { name: 'Anna' });
    const ben = enter(house, 2);
    step(house, 2);
    say(house, 1, { kind: 'chat', text: 'earn', isTeamOnly: false });
    hold(house, 1, ['d']);
    step(house, 10);
    const { unit, score } = world.players.get(1)!;
    expect(score).toBe(7);
    drop(house.room, 1);
    stepToSnapshot(house);
    expect(ben.view.players.get(1)).toMatchObject({ name: 'Anna', isAway: true });
    expect(ben.view.entities.has(unit!)).toBe(true);
    const { slot } = findUnit(world, unit)!;
    const x = world.entities.motion.x[slot]!;
    step(house, TICKS - 20);
    // Nobody holds the key any more.
    expect(world.entities.motion.x[slot]).toBeCloseTo(x, 0);
    const { client, isBack } = comeBack(1, 11);
    stepToSnapshot(house);
    expect(isBack).toBe(true);
    expect(client.welcome).toMatchObject({ player: 1, resumeToken: 'token-11' });
    expect(client.view.own.unit!.id).toBe(unit);
    expect(client.view.players.get(1)).toMatchObject({ score: 7, isAway: false });
    expect(client.view.own.inventory).toMatchObject([{ item: 'sword' }, { item: 'potion', count: 3 }, null]);
    expect(itemInSlot(world, findUnit(world, unit)!, 1)!.count).toBe(3);
    hold(house, 11, ['d']);
    step(house, 20);
    expect(world.entities.motion.x[slot]!).toBeGreaterThan(x + 2);
    expect(countLeaves()).toBe(0);
  });

  it('[MP-04:part] becomes free after that, with one clean leave', () => {
    enter(house, 1);
    enter(house, 2);
    step(house, 2);
    const { unit } = house.room.world.players.get(1)!;
    drop(house.room, 1);
    drop(house.room, 1);
    step(house, TICKS + 2);
    expect(house.room.world.players.has(1)).toBe(false);
    expect(findUnit(house.room.world, unit)).toBeNull();
    expect(reportsOf(house, 'close-client')).toMatchObject([{ client: 1, id: 'left' }]);
    expect(comeBack(1, 11).isBack).toBe(false);
    step(house, TICKS + 10);
    expect(countLeaves()).toBe(1);
    expect([...house.room.clients.keys()]).toEqual([2]);
  });

  it('[MP-04:part] survives two hundred lost connections', () => {
    enter(house, 1);
    enter(house, 2);
    step(house, 2);
    const { unit } = house.room.world.players.get(1)!;
    for (let turn = 0; turn < 200; turn += 1) {
      // Half of the time nobody noticed that the connection was lost.
      if (turn % 2 === 0) drop(house.room, 100 * turn || 1);
      step(house, turn % 7);
      expect(comeBack(100 * turn || 1, 100 * (turn + 1)).isBack).toBe(true);
      step(house, 2);
    }
    expect(house.room.world.players.get(1)!.unit).toBe(unit);
    expect(house.room.world.players.size).toBe(2);
    expect(house.room.clients.size).toBe(2);
    expect(countLeaves()).toBe(0);
  });
});

describe('two connections of one user', () => {
  it('are one player: the newest wins and goes on with the same unit', () => {
    const first = enter(house, 1, { userId: 'anna', name: 'Anna' });
    step(house, 2);
    const { unit } = house.room.world.players.get(1)!;
    const second = enter(house, 2, { userId: 'anna', name: 'Anna' });
    stepToSnapshot(house);
    expect(first.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'replaced' });
    expect(reportsOf(house, 'close-client')).toMatchObject([{ client: 1, id: 'replaced', code: 4087 }]);
    expect(second.welcome!.player).toBe(1);
    expect(second.view.own.unit!.id).toBe(unit);
    expect(house.room.world.players.size).toBe(1);
    // What the old one still says is not heard.
    say(house, 1, { kind: 'leave' });
    step(house, 2);
    expect(house.room.world.players.size).toBe(1);
  });

  it('may watch and play at the same time', () => {
    enter(house, 1, { userId: 'anna' });
    enter(house, 2, { userId: 'anna', isSpectator: true });
    step(house, 2);
    expect(house.room.clients.size).toBe(2);
  });
});

describe('a full room', () => {
  it('lets nobody in beyond its players, but lets people watch', async () => {
    house = createTestHouse(await createTestRoom({ changes: { settings: { maxPlayers: 2 } } }));
    for (const id of [1, 2, 3]) enter(house, id);
    enter(house, 4, { isSpectator: true });
    step(house, 2);
    expect(house.room.world.players.size).toBe(2);
    expect(reportsOf(house, 'close-client')).toEqual([
      { kind: 'close-client', room: 'room', client: 3, code: 4089, id: 'room-full' },
    ]);
    expect([...house.room.clients.keys()]).toEqual([1, 2, 4]);
    say(house, 1, { kind: 'leave' });
    enter(house, 5);
    step(house, 2);
    expect([...house.room.world.players.keys()]).toEqual([2, 3]);
  });

  it('closes a client whose player the world refuses', () => {
    const saved = { game: { broken: Number.NaN }, world: {} };
    const client = enter(house, 1, { userId: 'anna', saved });
    step(house, 1);
    expect(client.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'room-full' });
    expect(house.room.clients.size).toBe(0);
  });

  it('gives a name to those whose own cannot be shown', () => {
    enter(house, 1, { name: '\u202e\u0000 ' });
    enter(house, 2, { name: `${'long '.repeat(40)}\n` });
    step(house, 1);
    const names = [...house.room.world.players.values()].map(({ name }) => name);
    expect(names[0]).toBe('Guest');
    expect(names[1]).toMatch(/^long long/);
  });
});

describe('whom a rule sends away', () => {
  it('is told why and closed', async () => {
    const rule = onWord('out', {
      do: 'removePlayer',
      player: { get: 'triggeringPlayer' },
      reason: 'Out of lives',
    });
    house = createTestHouse(await createTestRoom({ changes: { rules: [rule] } }));
    const client = enter(house, 1);
    step(house, 2);
    say(house, 1, { kind: 'chat', text: 'out', isTeamOnly: false });
    step(house, 2);
    expect(client.messages.at(-1)).toEqual({ kind: 'goodbye', id: 'kicked', text: 'Out of lives' });
    expect(reportsOf(house, 'close-client')).toMatchObject([{ client: 1, id: 'kicked' }]);
    expect(house.room.world.players.size).toBe(0);
  });
});
