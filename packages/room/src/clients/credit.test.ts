import { type EntityView, quantisePosition } from '@playloom/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { CREDIT_BYTES_MAX, RESUME_SECONDS, SLOW_SECONDS_MAX, WAITING_BYTES_MAX } from '../limits.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import { onWord } from '../testing/onWord.ts';
import {
  createTestHouse,
  enter,
  hold,
  reportsOf,
  say,
  step,
  stepToSnapshot,
  type TestHouse,
} from '../testing/TestHouse.ts';
import type { TestClient } from '../testing/createTestClient.ts';
import { setCredit } from './credit.ts';

let house: TestHouse;
let quick: TestClient;
let slow: TestClient;

beforeEach(async () => {
  const wolf = (id: string, x: number) => ({ id, kind: 'unit', type: 'wolf', x, y: 60, name: id });
  house = createTestHouse(
    await createTestRoom({
      changes: {
        map: { entities: [wolf('grey', 60), wolf('white', 66), wolf('far', 100)] },
        rules: [onWord('shoo', { do: 'destroyEntity', entity: { get: 'placedUnit', placement: 'grey' } })],
        types: { units: { wolf: { ai: { behaviour: 'wander' }, controls: { speed: 3 } } } },
      },
    }),
  );
  quick = enter(house, 1);
  slow = enter(house, 2);
  stepToSnapshot(house);
});

function seen({ view }: TestClient): EntityView[] {
  return [...view.entities.values()].toSorted((a, b) => a.id - b.id);
}

describe('a client that does not read', () => {
  it('[MP-09] is skipped, not waited for, and its view is right again when it catches up', () => {
    const { motion, records } = house.room.world.entities;
    hold(house, 1, ['d']);
    setCredit(house.room, 2, CREDIT_BYTES_MAX + 1);
    const before = { slow: slow.snapshots, quick: quick.snapshots };
    const held = seen(slow);
    // Things come, go, change and take each other's places meanwhile.
    const [grey, far] = ['grey', 'far'].map((name) => records.find((record) => record?.placement === name)!);
    motion.x[far!.slot] = 62;
    step(house, 40);
    house.room.inputs.push({ kind: 'chat', player: 1, text: 'shoo' });
    step(house, 40);
    expect(records).not.toContain(grey);
    enter(house, 3, { name: 'Newcomer' });
    say(house, 3, { kind: 'chat', text: 'anyone here?', isTeamOnly: false });
    step(house, 40);
    expect(slow.snapshots).toBe(before.slow);
    expect(seen(slow)).toEqual(held);
    expect(quick.snapshots).toBe(before.quick + 60);
    setCredit(house.room, 2, 0);
    stepToSnapshot(house);
    expect(slow.snapshots).toBe(before.slow + 1);
    expect(slow.view.tick).toBe(house.room.world.tick);
    expect([...slow.view.players.values()]).toEqual([...quick.view.players.values()]);
    for (const entity of seen(slow)) {
      const { slot } = records.find((record) => record?.id === entity.id)!;
      expect([entity.x, entity.y]).toEqual([
        quantisePosition(motion.x[slot]!),
        quantisePosition(motion.y[slot]!),
      ]);
    }
    // The quick one walked away from where both began: compare with a client that was never slow.
    const fresh = enter(house, 4);
    stepToSnapshot(house);
    expect(seen(slow)).toEqual(seen(fresh));
    // What must not be missed was kept.
    expect(slow.events).toContainEqual({ kind: 'join', player: 3, name: 'Newcomer' });
    expect(slow.events).toContainEqual(expect.objectContaining({ kind: 'chat', text: 'anyone here?' }));
  });

  it('[MP-09] is closed when too much waits or it takes too long; the others notice nothing', () => {
    setCredit(house.room, 2, CREDIT_BYTES_MAX + 1);
    step(house, SLOW_SECONDS_MAX * 40);
    expect(house.room.clients.has(2)).toBe(true);
    const { snapshots } = quick;
    step(house, 2);
    expect(reportsOf(house, 'close-client')).toMatchObject([{ client: 2, id: 'too-slow', code: 4084 }]);
    expect(slow.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'too-slow' });
    expect(quick.snapshots).toBe(snapshots + 1);
    expect(quick.view.players.get(2)).toMatchObject({ isAway: true });
    const other = enter(house, 3);
    step(house, 4);
    setCredit(house.room, 3, WAITING_BYTES_MAX + 1);
    step(house, 2);
    expect(other.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'too-slow' });
    // It may come back as after a lost connection, and leaves when it does not.
    step(house, RESUME_SECONDS * 40);
    expect([...house.room.world.players.keys()]).toEqual([1]);
  });

  it('has its time anew whenever it has caught up', () => {
    for (let turn = 0; turn < 3; turn += 1) {
      setCredit(house.room, 2, CREDIT_BYTES_MAX + 1);
      step(house, SLOW_SECONDS_MAX * 40 - 10);
      setCredit(house.room, 2, CREDIT_BYTES_MAX);
      step(house, 2);
    }
    expect(house.room.clients.has(2)).toBe(true);
  });
});
