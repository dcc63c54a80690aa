import { type EntityView, quantizePosition } from '@playloom/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { CREDIT_BYTES_MAX, RESUME_SECONDS, WAITING_BYTES_MAX } from '@playloom/room-contract';
import { SLOW_SECONDS_MAX } from '../limits/roomLimits.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import { createChatRule } from '../testing/createChatRule.ts';
import {
  createRoomHarness,
  enterRoom,
  holdClientKeys,
  listReportsOfKind,
  sendClientMessage,
  stepHarness,
  stepToNextSnapshot,
  type RoomHarness,
} from '../testing/RoomHarness.ts';
import type { TestClient } from '../testing/createTestClient.ts';
import { setWaitingBytes } from './credit.ts';

let harness: RoomHarness;
let quick: TestClient;
let slow: TestClient;

beforeEach(async () => {
  const wolf = (id: string, x: number) => ({ id, kind: 'unit', type: 'wolf', x, y: 60, name: id });
  harness = createRoomHarness(
    await createTestRoom({
      changes: {
        map: { entities: [wolf('gray', 60), wolf('white', 66), wolf('far', 100)] },
        rules: [
          createChatRule('shoo', { do: 'destroyEntity', entity: { get: 'placedUnit', placement: 'gray' } }),
        ],
        types: { units: { wolf: { ai: { behaviour: 'wander' }, controls: { speed: 3 } } } },
      },
    }),
  );
  quick = enterRoom(harness, 1);
  slow = enterRoom(harness, 2);
  stepToNextSnapshot(harness);
});

function seen({ view }: TestClient): EntityView[] {
  return [...view.entities.values()].toSorted((a, b) => a.id - b.id);
}

describe('a client that stops reading', () => {
  it('[MP-09] is skipped instead of waited for, and its view is correct once it catches up', () => {
    const { motion, records } = harness.room.world.entities;
    holdClientKeys(harness, 1, ['d']);
    setWaitingBytes(harness.room, 2, CREDIT_BYTES_MAX + 1);
    const before = { slow: slow.snapshots, quick: quick.snapshots };
    const held = seen(slow);
    // In the meantime, entities are added, removed, changed, and reuse each other's slots.
    const [gray, far] = ['gray', 'far'].map((name) => records.find((record) => record?.placement === name)!);
    motion.x[far!.slot] = 62;
    stepHarness(harness, 40);
    harness.room.inputs.push({ kind: 'chat', player: 1, text: 'shoo' });
    stepHarness(harness, 40);
    expect(records).not.toContain(gray);
    enterRoom(harness, 3, { name: 'Newcomer' });
    sendClientMessage(harness, 3, { kind: 'chat', text: 'anyone here?', isTeamOnly: false });
    stepHarness(harness, 40);
    expect(slow.snapshots).toBe(before.slow);
    expect(seen(slow)).toEqual(held);
    expect(quick.snapshots).toBe(before.quick + 60);
    setWaitingBytes(harness.room, 2, 0);
    stepToNextSnapshot(harness);
    expect(slow.snapshots).toBe(before.slow + 1);
    expect(slow.view.tick).toBe(harness.room.world.tick);
    expect([...slow.view.players.values()]).toEqual([...quick.view.players.values()]);
    for (const entity of seen(slow)) {
      const { slot } = records.find((record) => record?.id === entity.id)!;
      expect([entity.x, entity.y]).toEqual([
        quantizePosition(motion.x[slot]!),
        quantizePosition(motion.y[slot]!),
      ]);
    }
    // The fast client has walked away from the start, so compare with a client that was never slow.
    const fresh = enterRoom(harness, 4);
    stepToNextSnapshot(harness);
    expect(seen(slow)).toEqual(seen(fresh));
    // Important events were stored while the client was skipped.
    expect(slow.events).toContainEqual({ kind: 'join', player: 3, name: 'Newcomer' });
    expect(slow.events).toContainEqual(expect.objectContaining({ kind: 'chat', text: 'anyone here?' }));
  });

  it('[MP-09] is closed if too many bytes wait or it takes too long; the others notice nothing', () => {
    setWaitingBytes(harness.room, 2, CREDIT_BYTES_MAX + 1);
    stepHarness(harness, SLOW_SECONDS_MAX * 40);
    expect(harness.room.clients.has(2)).toBe(true);
    const { snapshots } = quick;
    stepHarness(harness, 2);
    expect(listReportsOfKind(harness, 'close-client')).toMatchObject([
      { client: 2, id: 'too-slow', code: 4084 },
    ]);
    expect(slow.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'too-slow' });
    expect(quick.snapshots).toBe(snapshots + 1);
    expect(quick.view.players.get(2)).toMatchObject({ isAway: true });
    const other = enterRoom(harness, 3);
    stepHarness(harness, 4);
    setWaitingBytes(harness.room, 3, WAITING_BYTES_MAX + 1);
    stepHarness(harness, 2);
    expect(other.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'too-slow' });
    // Its seat is reserved as after a lost connection. It doesn't come back, so its player leaves.
    stepHarness(harness, RESUME_SECONDS * 40);
    expect([...harness.room.world.players.keys()]).toEqual([1]);
  });

  it('gets its full time again whenever it has caught up', () => {
    for (let turn = 0; turn < 3; turn += 1) {
      setWaitingBytes(harness.room, 2, CREDIT_BYTES_MAX + 1);
      stepHarness(harness, SLOW_SECONDS_MAX * 40 - 10);
      setWaitingBytes(harness.room, 2, CREDIT_BYTES_MAX);
      stepHarness(harness, 2);
    }
    expect(harness.room.clients.has(2)).toBe(true);
  });
});
