import { findUnit, getItemInSlot } from '@playloom/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { RESUME_SECONDS } from '@playloom/room-contract';
import { drainRoomReports } from '../connections/drainRoomReports.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import { createChatRule } from '../testing/createChatRule.ts';
import {
  createRoomHarness,
  deliverReports,
  enterRoom,
  holdClientKeys,
  listReportsOfKind,
  sendClientMessage,
  stepHarness,
  stepToNextSnapshot,
  type RoomHarness,
} from '../testing/RoomHarness.ts';
import { markDisconnected, resumeSeat } from './seats.ts';

const TICKS = RESUME_SECONDS * 40;
let harness: RoomHarness;

beforeEach(async () => {
  const earn = createChatRule(
    'earn',
    { do: 'changeScore', player: { get: 'triggeringPlayer' }, amount: 7 },
    {
      do: 'giveItem',
      unit: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
      itemType: 'potion',
      count: 3,
    },
  );
  harness = createRoomHarness(await createTestRoom({ changes: { rules: [earn] } }));
});

function reconnect(lost: number, id: number) {
  const client = createTestClient(id, harness.room.plan.names);
  harness.clients.set(id, client);
  const isBack = resumeSeat(harness.room, lost, id, `token-${id}`);
  deliverReports(harness, drainRoomReports(harness.room));
  return { client, isBack };
}

function countLeaves(): number {
  return harness.clients.get(2)!.events.filter(({ kind }) => kind === 'leave').length;
}

describe('a seat whose connection is lost', () => {
  it('[MP-04:part] is reserved for ten seconds with unit, score, and inventory', () => {
    const { world } = harness.room;
    enterRoom(harness, 1, { name: 'Anna' });
    const ben = enterRoom(harness, 2);
    stepHarness(harness, 2);
    sendClientMessage(harness, 1, { kind: 'chat', text: 'earn', isTeamOnly: false });
    holdClientKeys(harness, 1, ['d']);
    stepHarness(harness, 10);
    const { unit, score } = world.players.get(1)!;
    expect(score).toBe(7);
    markDisconnected(harness.room, 1);
    stepToNextSnapshot(harness);
    expect(ben.view.players.get(1)).toMatchObject({ name: 'Anna', isAway: true });
    expect(ben.view.entities.has(unit!)).toBe(true);
    const { slot } = findUnit(world, unit)!;
    const x = world.entities.motion.x[slot]!;
    stepHarness(harness, TICKS - 20);
    // The held key was released, so the unit has stopped.
    expect(world.entities.motion.x[slot]).toBeCloseTo(x, 0);
    const { client, isBack } = reconnect(1, 11);
    stepToNextSnapshot(harness);
    expect(isBack).toBe(true);
    expect(client.welcome).toMatchObject({ player: 1, resumeToken: 'token-11' });
    expect(client.view.own.unit!.id).toBe(unit);
    expect(client.view.players.get(1)).toMatchObject({ score: 7, isAway: false });
    expect(client.view.own.inventory).toMatchObject([{ item: 'sword' }, { item: 'potion', count: 3 }, null]);
    expect(getItemInSlot(world, findUnit(world, unit)!, 1)!.count).toBe(3);
    holdClientKeys(harness, 11, ['d']);
    stepHarness(harness, 20);
    expect(world.entities.motion.x[slot]!).toBeGreaterThan(x + 2);
    expect(countLeaves()).toBe(0);
  });

  it('[MP-04:part] is freed after that, with one clean leave', () => {
    enterRoom(harness, 1);
    enterRoom(harness, 2);
    stepHarness(harness, 2);
    const { unit } = harness.room.world.players.get(1)!;
    markDisconnected(harness.room, 1);
    markDisconnected(harness.room, 1);
    stepHarness(harness, TICKS + 2);
    expect(harness.room.world.players.has(1)).toBe(false);
    expect(findUnit(harness.room.world, unit)).toBeNull();
    expect(listReportsOfKind(harness, 'close-client')).toMatchObject([{ client: 1, id: 'left' }]);
    expect(reconnect(1, 11).isBack).toBe(false);
    stepHarness(harness, TICKS + 10);
    expect(countLeaves()).toBe(1);
    expect([...harness.room.clients.keys()]).toEqual([2]);
  });

  it('[MP-04:part] survives two hundred lost connections', () => {
    enterRoom(harness, 1);
    enterRoom(harness, 2);
    stepHarness(harness, 2);
    const { unit } = harness.room.world.players.get(1)!;
    for (let turn = 0; turn < 200; turn += 1) {
      // In half of the cases the lost connection was not detected.
      if (turn % 2 === 0) markDisconnected(harness.room, 100 * turn || 1);
      stepHarness(harness, turn % 7);
      expect(reconnect(100 * turn || 1, 100 * (turn + 1)).isBack).toBe(true);
      stepHarness(harness, 2);
    }
    expect(harness.room.world.players.get(1)!.unit).toBe(unit);
    expect(harness.room.world.players.size).toBe(2);
    expect(harness.room.clients.size).toBe(2);
    expect(countLeaves()).toBe(0);
  });
});

describe('two connections of one user', () => {
  it('are one player: the newest wins and keeps the same unit', () => {
    const first = enterRoom(harness, 1, { userId: 'anna', name: 'Anna' });
    stepHarness(harness, 2);
    const { unit } = harness.room.world.players.get(1)!;
    const second = enterRoom(harness, 2, { userId: 'anna', name: 'Anna' });
    stepToNextSnapshot(harness);
    expect(first.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'replaced' });
    expect(listReportsOfKind(harness, 'close-client')).toMatchObject([
      { client: 1, id: 'replaced', code: 4087 },
    ]);
    expect(second.welcome!.player).toBe(1);
    expect(second.view.own.unit!.id).toBe(unit);
    expect(harness.room.world.players.size).toBe(1);
    // Messages from the old connection are ignored.
    sendClientMessage(harness, 1, { kind: 'leave' });
    stepHarness(harness, 2);
    expect(harness.room.world.players.size).toBe(1);
  });

  it('may play and spectate at the same time', () => {
    enterRoom(harness, 1, { userId: 'anna' });
    enterRoom(harness, 2, { userId: 'anna', isSpectator: true });
    stepHarness(harness, 2);
    expect(harness.room.clients.size).toBe(2);
  });
});

describe('a full room', () => {
  it('admits no more players, but still admits spectators', async () => {
    harness = createRoomHarness(await createTestRoom({ changes: { settings: { maxPlayers: 2 } } }));
    for (const id of [1, 2, 3]) enterRoom(harness, id);
    enterRoom(harness, 4, { isSpectator: true });
    stepHarness(harness, 2);
    expect(harness.room.world.players.size).toBe(2);
    expect(listReportsOfKind(harness, 'close-client')).toEqual([
      { kind: 'close-client', room: 'room', client: 3, code: 4089, id: 'room-full' },
    ]);
    expect([...harness.room.clients.keys()]).toEqual([1, 2, 4]);
    sendClientMessage(harness, 1, { kind: 'leave' });
    enterRoom(harness, 5);
    stepHarness(harness, 2);
    expect([...harness.room.world.players.keys()]).toEqual([2, 3]);
  });

  it('closes a client whose player the world refuses', () => {
    const saved = { game: { broken: Number.NaN }, world: {} };
    const client = enterRoom(harness, 1, { userId: 'anna', saved });
    stepHarness(harness, 1);
    expect(client.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'room-full' });
    expect(harness.room.clients.size).toBe(0);
  });

  it("replaces names that can't be shown", () => {
    enterRoom(harness, 1, { name: '\u202e\u0000 ' });
    enterRoom(harness, 2, { name: `${'long '.repeat(40)}\n` });
    stepHarness(harness, 1);
    const names = [...harness.room.world.players.values()].map(({ name }) => name);
    expect(names[0]).toBe('Guest');
    expect(names[1]).toMatch(/^long long/);
  });
});

describe('a player kicked by a rule', () => {
  it('gets the reason and is closed', async () => {
    const rule = createChatRule('out', {
      do: 'removePlayer',
      player: { get: 'triggeringPlayer' },
      reason: 'Out of lives',
    });
    harness = createRoomHarness(await createTestRoom({ changes: { rules: [rule] } }));
    const client = enterRoom(harness, 1);
    stepHarness(harness, 2);
    sendClientMessage(harness, 1, { kind: 'chat', text: 'out', isTeamOnly: false });
    stepHarness(harness, 2);
    expect(client.messages.at(-1)).toEqual({ kind: 'goodbye', id: 'kicked', text: 'Out of lives' });
    expect(listReportsOfKind(harness, 'close-client')).toMatchObject([{ client: 1, id: 'kicked' }]);
    expect(harness.room.world.players.size).toBe(0);
  });
});
