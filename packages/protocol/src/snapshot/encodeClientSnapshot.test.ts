import { describe, expect, it } from 'vitest';
import {
  addSampleClient,
  createSampleWireState,
  createSampleRoom,
  describeExpectedView,
  describeKnownView,
  receiveSampleSnapshot,
  type SampleEntity,
  type SampleMotion,
  type SampleRoom,
  sendSampleSnapshot,
  setSampleTile,
} from '../testing/SampleRoom.ts';
import { createSampleNames } from '../testing/createSampleNames.ts';
import { applySnapshot } from './applySnapshot.ts';
import { createClientView } from './ClientView.ts';
import type { OwnUnitView } from '../view/View.ts';
import { quantizePosition } from '../wire/quantize.ts';
import { createBaseline } from './RoomEncoder.ts';

const names = createSampleNames();
const TICKS = names.tickRate / 20;
/** The size of a snapshot without changes: kind, sections and tick. */
const EMPTY_BYTES = 3;

function createOwnUnit(): OwnUnitView {
  const still = { x: 0, y: 0, rotation: 0, vx: 0, vy: 0, spin: 0, scale: 1 };
  return { id: 1, type: 'wolf', ...still, speed: 0, isSteerable: true, pushedUntil: 0, platform: null };
}

function addEntity(room: SampleRoom, id: number, motion: Partial<SampleMotion> = {}): SampleEntity {
  const still = { x: id, y: id, rotation: 0, vx: 0, vy: 0, scale: 1 };
  const entity = { facts: createSampleWireState(id), motion: { ...still, ...motion } };
  room.entities.set(id, entity);
  return entity;
}

/** Sends this many snapshots and returns their sizes for the first client. Also checks all positions. */
function run(room: SampleRoom, count: number, move: (entity: SampleEntity) => void): number[] {
  const client = room.clients[0]!;
  return Array.from({ length: count }, () => {
    room.tick += TICKS;
    for (const entity of room.entities.values()) move(entity);
    const bytes = sendSampleSnapshot(room).get(client)!;
    receiveSampleSnapshot(room, client, bytes);
    for (const { facts, motion } of room.entities.values()) {
      expect(client.view.entities.get(facts.id)!.x).toBe(quantizePosition(motion.x));
    }
    return bytes.length;
  });
}

function glide({ motion }: SampleEntity): void {
  motion.x += motion.vx / 20;
  motion.y += motion.vy / 20;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('snapshot size', () => {
  it('is three bytes if nothing happened', () => {
    const room = createSampleRoom(names);
    addSampleClient(room);
    for (let id = 0; id < 50; id++) addEntity(room, id);
    const [first, ...rest] = run(room, 20, () => {});
    expect(first).toBeGreaterThan(50);
    expect(rest).toEqual(rest.map(() => EMPTY_BYTES));
  });

  it('hardly grows with entities that move at their velocity', () => {
    const room = createSampleRoom(names);
    addSampleClient(room);
    for (let id = 0; id < 50; id++) addEntity(room, id, { vx: Math.cos(id) * 5, vy: Math.sin(id) * 5 });
    const [, ...rest] = run(room, 101, glide);
    // At most a third of a byte for each of the fifty entities; a full update would take eight.
    expect(sum(rest) / rest.length).toBeLessThan(EMPTY_BYTES + 50 / 3);
  });

  it("doesn't grow with entities that walk against a wall or are carried", () => {
    const room = createSampleRoom(names);
    addSampleClient(room);
    const stuck = addEntity(room, 1, { vx: 5 });
    const carried = addEntity(room, 2, { x: 3 });
    const sizes = run(room, 60, (entity) => {
      if (entity === carried) carried.motion.x += 0.21875;
    });
    expect(stuck.motion.x).toBe(1);
    expect(sizes.slice(10)).toEqual(Array<number>(50).fill(EMPTY_BYTES));
  });

  it('[ENG-50:part] grows by five bytes for an entity that speeds up evenly, and by seven if it turns or stops', () => {
    const room = createSampleRoom({ ...names, tickRate: 40 });
    addSampleClient(room);
    const { motion } = addEntity(room, 1, { x: 9.3 });
    // The velocity of the two ticks of each snapshot. With an exact position and velocity, a change takes nine to eleven bytes.
    const ticks = [0, 0, 0.6, 1.2, 1.8, 2.4, 3, 3.6, 3.6, 3.6, -3.6, -3.6, -3.6, 0, 0, 0];
    const sizes = run(room, ticks.length / 2, () => {
      for (const vx of ticks.splice(0, 2)) {
        motion.vx = vx;
        motion.x += vx / 40;
      }
    });
    expect(Math.max(...sizes.slice(1, 4))).toBeLessThanOrEqual(EMPTY_BYTES + 5);
    expect(Math.max(...sizes.slice(4))).toBeLessThanOrEqual(EMPTY_BYTES + 7);
  });

  it('[ENG-50:part] grows by eight bytes for the exact motion of a walking own unit', () => {
    const room = createSampleRoom(names);
    const client = addSampleClient(room);
    const speed = Math.fround(3.3);
    const [x, y] = [Math.fround(9.3), Math.fround(7.1)];
    let unit: OwnUnitView = { ...createOwnUnit(), speed, x, y };
    const sizes = [0, speed, speed, -speed, speed * Math.SQRT1_2, 0].map((vx) => {
      room.tick += TICKS;
      unit = { ...unit, vx: Math.fround(vx), vy: Math.fround(-vx) };
      for (let tick = 0; tick < TICKS; tick += 1) {
        const [nextX, nextY] = [unit.x + unit.vx / names.tickRate, unit.y + unit.vy / names.tickRate];
        unit = { ...unit, x: Math.fround(nextX), y: Math.fround(nextY) };
      }
      client.own = { ...client.own, unit };
      const bytes = sendSampleSnapshot(room).get(client)!;
      receiveSampleSnapshot(room, client, bytes);
      expect(client.view.own).toStrictEqual(client.own);
      return bytes.length;
    });
    expect(Math.max(...sizes.slice(1))).toBeLessThanOrEqual(EMPTY_BYTES + 8);
  });

  it('grows by one byte while the applied controls advance with the ticks', () => {
    const room = createSampleRoom(names);
    const client = addSampleClient(room);
    const sizes = Array.from({ length: 10 }, () => {
      room.tick += TICKS;
      client.own = { ...client.own, controlsTick: room.tick - 3, controlsLead: 4 };
      const bytes = sendSampleSnapshot(room).get(client)!;
      receiveSampleSnapshot(room, client, bytes);
      expect(client.view.own).toEqual(client.own);
      return bytes.length;
    });
    expect(sizes.slice(1)).toEqual(Array<number>(9).fill(EMPTY_BYTES + 1));
  });

  it('stays small because bytes shared by clients are written once', () => {
    const room = createSampleRoom(names);
    for (let client = 0; client < 30; client++) addSampleClient(room);
    for (let id = 0; id < 40; id++) addEntity(room, id);
    sendSampleSnapshot(room);
    room.tick += TICKS;
    for (const { motion } of room.entities.values()) motion.x += 3;
    const sent = [...sendSampleSnapshot(room).values()];
    expect(new Set(sent.map((bytes) => bytes.join())).size).toBe(1);
    expect(room.encoder.shared.length).toBeLessThan(sent[0]!.length);
  });

  it('stays small for filled regions, which are written as runs', () => {
    const room = createSampleRoom(names);
    const client = addSampleClient(room);
    for (let cell = 0; cell < 640; cell++) setSampleTile(room, cell, 7);
    const bytes = sendSampleSnapshot(room).get(client)!;
    expect(bytes.length).toBeLessThan(50);
    receiveSampleSnapshot(room, client, bytes);
    expect(client.view.tiles).toEqual(room.tiles);
  });
});

describe('[MP-03:part] hidden data', () => {
  const secret = 'nobody-may-read-this';

  it("isn't in the bytes: neither hidden entities nor their names", () => {
    const room = createSampleRoom(names);
    const stranger = addSampleClient(room, { sees: ({ facts }) => facts.id !== 7 });
    const friend = addSampleClient(room);
    addEntity(room, 1);
    const hidden = addEntity(room, 7);
    hidden.facts = createSampleWireState(7, { name: secret, text: secret });
    const told = [0, 1, 2, 3].map((step) => {
      room.tick += TICKS;
      hidden.motion.x += step;
      const sent = sendSampleSnapshot(room);
      return [friend, stranger].map((client) => String.fromCodePoint(...sent.get(client)!));
    });
    expect(told[0]![0]).toContain(secret);
    expect(told[0]![1]).not.toContain(secret);
    expect(told.slice(1).map(([, toStranger]) => toStranger!.length)).toEqual(Array(3).fill(EMPTY_BYTES));
  });

  it("isn't in the bytes: the bars of others, not even the fact that they changed", () => {
    const room = createSampleRoom(names);
    const levels = [0, 1, 2];
    const clients = levels.map((level) => addSampleClient(room, { levelOf: () => level }));
    const entity = addEntity(room, 1);
    const sizes = [10, 11, 12].map((hunger) => {
      entity.facts = createSampleWireState(1, {
        attributes: [
          { attribute: 'hunger', value: hunger, max: 100 },
          { attribute: 'mana', value: 5, max: 50 },
          { attribute: 'health', value: 90, max: 100 },
        ],
      });
      room.tick += TICKS;
      const sent = sendSampleSnapshot(room);
      for (const client of clients) receiveSampleSnapshot(room, client, sent.get(client)!);
      return clients.map((client) => sent.get(client)!.length);
    });
    const seen = clients.map(({ view }) =>
      view.entities.get(1)!.attributes.map(({ attribute }) => attribute),
    );
    expect(seen).toEqual([['health'], ['health', 'mana'], ['health', 'hunger', 'mana']]);
    expect(sizes.slice(1).map(([stranger]) => stranger)).toEqual([EMPTY_BYTES, EMPTY_BYTES]);
    expect(sizes[2]![2]).toBeGreaterThan(EMPTY_BYTES);
  });

  it("isn't in the bytes either when a bar changes in place", () => {
    const room = createSampleRoom(names);
    const [stranger, owner] = [0, 2].map((level) => addSampleClient(room, { levelOf: () => level }));
    const entity = addEntity(room, 1);
    const bars = ['hunger', 'health'].map((attribute) => ({ attribute, value: 10, max: 100 }));
    entity.facts = createSampleWireState(1, { attributes: bars });
    const sizes = [[], ['hunger'], ['health']].map((changed) => {
      for (const bar of bars) if (changed.some((name) => name === bar.attribute)) bar.value += 1;
      entity.changed = changed;
      room.tick += TICKS;
      const sent = sendSampleSnapshot(room);
      for (const client of [stranger!, owner!]) {
        receiveSampleSnapshot(room, client, sent.get(client)!);
        expect(describeKnownView(client)).toEqual(describeExpectedView(room, client));
      }
      return [sent.get(stranger!)!.length, sent.get(owner!)!.length];
    });
    expect(sizes[1]![0]).toBe(EMPTY_BYTES);
    for (const size of [sizes[1]![1], ...sizes[2]!]) expect(size).toBeGreaterThan(EMPTY_BYTES);
  });

  it('is removed when the player changes teams', () => {
    const room = createSampleRoom(names);
    let level = 1;
    const client = addSampleClient(room, { levelOf: () => level });
    addEntity(room, 1).facts = createSampleWireState(1, {
      attributes: [{ attribute: 'mana', value: 5, max: 50 }],
    });
    const look = (): number => {
      room.tick += TICKS;
      receiveSampleSnapshot(room, client, sendSampleSnapshot(room).get(client)!);
      return client.view.entities.get(1)!.attributes.length;
    };
    expect(look()).toBe(1);
    level = 0;
    expect(look()).toBe(0);
    level = 1;
    expect(look()).toBe(1);
  });
});

describe('[MP-09:part] a skipped client', () => {
  it('learns that another entity took the slot of one it knew', () => {
    const room = createSampleRoom(names);
    const slow = addSampleClient(room);
    addSampleClient(room);
    addEntity(room, 1);
    const send = (isSkipped: boolean): Uint8Array | undefined => {
      room.tick += TICKS;
      return sendSampleSnapshot(room, (client) => isSkipped && client === slow).get(slow);
    };
    receiveSampleSnapshot(room, slow, send(false)!);
    room.entities.clear();
    send(true);
    addEntity(room, 2);
    send(true);
    const changes = receiveSampleSnapshot(room, slow, send(false)!);
    expect(changes).toEqual({ events: [], entered: [2], left: [1] });
    expect([...slow.view.entities.keys()]).toEqual([2]);
  });

  it('gets what it missed, besides what all the others get', () => {
    const room = createSampleRoom(names);
    addSampleClient(room);
    const slow = addSampleClient(room);
    const entity = addEntity(room, 1);
    receiveSampleSnapshot(room, slow, sendSampleSnapshot(room).get(slow)!);
    room.tick += TICKS;
    entity.facts = createSampleWireState(1, { name: 'Ada' });
    sendSampleSnapshot(room, (client) => client === slow);
    room.tick += TICKS;
    entity.motion.rotation = Math.PI;
    receiveSampleSnapshot(room, slow, sendSampleSnapshot(room).get(slow)!);
    expect(slow.view.entities.get(1)).toMatchObject({ name: 'Ada', rotation: Math.PI });
  });

  it('starts over with a new baseline, like a reconnected client', () => {
    const room = createSampleRoom(names);
    const client = addSampleClient(room);
    addEntity(room, 1);
    setSampleTile(room, 5, 5);
    receiveSampleSnapshot(room, client, sendSampleSnapshot(room).get(client)!);
    room.entities.clear();
    addEntity(room, 2);
    room.tick += TICKS;
    client.baseline = createBaseline();
    const changes = receiveSampleSnapshot(room, client, sendSampleSnapshot(room).get(client)!);
    expect(changes).toEqual({ events: [], entered: [2], left: [1] });
    expect(client.view.tiles).toEqual(new Map([[5, 5]]));
  });

  it('gets an entity whose id was reused as one removed and one added', () => {
    const room = createSampleRoom(names);
    const client = addSampleClient(room);
    const entity = addEntity(room, 1);
    receiveSampleSnapshot(room, client, sendSampleSnapshot(room).get(client)!);
    room.tick += TICKS;
    entity.facts = createSampleWireState(1, { bornAt: room.tick });
    const changes = receiveSampleSnapshot(room, client, sendSampleSnapshot(room).get(client)!);
    expect(changes).toEqual({ events: [], entered: [1], left: [1] });
    expect(client.view.entities.get(1)!.bornAt).toBe(room.tick);
  });
});

describe('invalid snapshots', () => {
  /** Applies a snapshot with these sections to an empty view. */
  function apply(sections: number, ...bytes: readonly number[]): unknown {
    const result = applySnapshot(createClientView(), names, Uint8Array.of(5, sections, 8, ...bytes));
    return result.ok ? 'applied' : result.error;
  }

  it.each([
    ['nothing new', 0, [], 'applied'],
    ['a cell beyond the map', 64, [1, 0xfe, 0xff, 0xff, 0xff, 0x0f, 1, 1], 'out-of-range'],
    ['a run that is too long', 64, [1, 0, 65, 1], 'out-of-range'],
    ['an empty run', 64, [1, 0, 0, 1], 'out-of-range'],
    ['a removed entity that was never there', 2, [1, 0, 0], 'out-of-order'],
    ['a changed entity that was never there', 4, [1, 0, 0], 'out-of-order'],
    ['a slot out of range', 2, [0, 1, 0xff, 0xff, 0x7f], 'out-of-range'],
    ['more players than bytes', 8, [0, 100], 'cut-off'],
    ['an unknown part of the room', 16, [0x80, 0x02], 'out-of-range'],
    ['an unknown part of the own view', 32, [0x40], 'out-of-range'],
    ['an unknown kind of event', 128, [1, 99], 'unknown-message'],
    ['bytes after the end', 0, [0], 'bytes-left'],
  ] as const)('are checked: %s', (_, sections, bytes, id) => {
    expect(apply(sections, ...bytes)).toBe(id);
  });

  it('are refused if the tick goes backwards', () => {
    const bytes = Uint8Array.of(5, 0, 12);
    expect(applySnapshot(createClientView(), names, bytes)).toEqual({ ok: false, error: 'out-of-range' });
  });
});
