import { findUnit, hashWorld } from '@playloom/engine';
import { type Key, keys } from '@playloom/game-format';
import { encodeClientMessage } from '@playloom/protocol';
import fc from 'fast-check';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { CONTROLS_LEAD_MAX, MESSAGES_BURST } from '../limits/roomLimits.ts';
import { encodeControls } from '../testing/createTestClient.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import {
  createRoomHarness,
  enterRoom,
  holdClientKeys,
  listReportsOfKind,
  sendClientMessage,
  sendClientBytes,
  stepHarness,
  stepToNextSnapshot,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

const SPEED = 6;
const TICK_SECONDS = 1 / 40;
/** Physics calculates in 32-bit floats. */
const FLOAT_ERROR = 5e-5;
let harness: RoomHarness;

beforeEach(async () => {
  harness = createRoomHarness(await createTestRoom());
});

function placeOf(player: number): { x: number; y: number } {
  const { world } = harness.room;
  const { slot } = findUnit(world, world.players.get(player)!.unit)!;
  return { x: world.entities.motion.x[slot]!, y: world.entities.motion.y[slot]! };
}

describe('controls', () => {
  it('take effect at the tick they are stamped with, and report how early they arrived', () => {
    const client = enterRoom(harness, 1);
    stepToNextSnapshot(harness);
    const { x } = placeOf(1);
    const tick = harness.room.world.tick + 7;
    sendClientBytes(harness, 1, encodeControls(tick, ['d']));
    stepHarness(harness, 6);
    expect(placeOf(1).x).toBe(x);
    stepHarness(harness, 1);
    expect(placeOf(1).x).toBeGreaterThan(x);
    stepToNextSnapshot(harness);
    expect(client.view.own).toMatchObject({ controlsTick: tick, controlsLead: 6 });
  });

  it('take effect in the next tick if they are late, and report it', () => {
    const client = enterRoom(harness, 1);
    stepHarness(harness, 20);
    const { x } = placeOf(1);
    const { tick } = harness.room.world;
    sendClientBytes(harness, 1, encodeControls(tick - 5, ['d']));
    stepHarness(harness, 1);
    expect(placeOf(1).x).toBeGreaterThan(x);
    stepToNextSnapshot(harness);
    expect(client.view.own).toMatchObject({ controlsTick: tick - 5, controlsLead: -6 });
  });

  it('continue if nothing arrives, and end when the client releases the keys', () => {
    enterRoom(harness, 1);
    stepHarness(harness, 2);
    holdClientKeys(harness, 1, ['d']);
    stepHarness(harness, 40);
    const { x } = placeOf(1);
    expect(x).toBeCloseTo(64 + SPEED, 0);
    holdClientKeys(harness, 1, []);
    stepHarness(harness, 40);
    expect(placeOf(1).x).toBeCloseTo(x, 0);
  });

  it('keep their order of arrival: a clock that is set back leaves no key pressed', () => {
    enterRoom(harness, 1);
    stepHarness(harness, 2);
    const { tick } = harness.room.world;
    sendClientBytes(harness, 1, encodeControls(tick + 12, ['d']));
    sendClientBytes(harness, 1, encodeControls(tick + 6, []));
    stepHarness(harness, 40);
    const { x } = placeOf(1);
    stepHarness(harness, 20);
    expect(placeOf(1).x).toBe(x);
    expect(harness.room.world.players.get(1)!.controls.keys).toEqual([]);
  });

  it('from too far ahead take effect within the maximum lead', () => {
    enterRoom(harness, 1);
    stepHarness(harness, 2);
    sendClientBytes(harness, 1, encodeControls(4_000_000_000, ['d']));
    stepHarness(harness, CONTROLS_LEAD_MAX + 1);
    expect(harness.room.world.players.get(1)!.controls.keys).toEqual(['d']);
  });

  it('that arrive all at once keep a quick press: those that change no key are dropped first', async () => {
    const pressed = {
      id: 'pressed',
      name: 'Pressed',
      when: { when: 'playerPressesKey', key: 'f' },
      do: [{ do: 'changeScore', player: { get: 'triggeringPlayer' }, amount: 1 }],
    };
    harness = createRoomHarness(await createTestRoom({ changes: { rules: [pressed] } }));
    enterRoom(harness, 1);
    stepHarness(harness, 10);
    const { tick } = harness.room.world;
    const moves: Key[][] = [[], [], ['f'], [], [], [], []];
    moves.forEach((held, index) =>
      sendClientBytes(harness, 1, encodeControls(tick - 8 + index, held, { x: index, y: 1 })),
    );
    const before = harness.room.tape.waiting.length;
    stepHarness(harness, 1);
    expect(harness.room.world.players.get(1)).toMatchObject({ score: 1, controls: { keys: [], mouseX: 6 } });
    expect(harness.room.tape.waiting[before]!.inputs).toHaveLength(3);
  });
});

describe('untrusted input', () => {
  const tick = fc.oneof(fc.nat(800), fc.nat(0x7fff_ffff), fc.constantFrom(0, 1, 0x7fff_ffff));
  const held = fc.subarray(['w', 'a', 's', 'd', 'shift', 'space'] as Key[]);
  const controlsWith = (number: fc.Arbitrary<number>) =>
    fc.record({
      kind: fc.constant('controls' as const),
      tick,
      keys: held,
      mouseX: number,
      mouseY: number,
      stick: fc.option(fc.record({ x: number, y: number }), { nil: null }),
    });

  /** Plays one tick and returns the distance that the player's unit moved; null if the unit is gone. */
  function stepAndMeasure(player: number): number | null {
    const before = placeOf(player);
    stepHarness(harness, 1);
    if (!harness.room.world.players.has(player)) return null;
    const now = placeOf(player);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    return Math.sqrt(dx * dx + dy * dy);
  }

  it('[MP-08] never makes a unit faster than its speed: a thousand controls, repeated and in any order', async () => {
    const sensible = controlsWith(fc.double({ min: -1, max: 1, noNaN: true }));
    const thousand = fc.array(sensible, { minLength: 1000, maxLength: 1000, size: 'max' });
    let longest = 0;
    await fc.assert(
      fc.asyncProperty(thousand, fc.nat(999), async (messages, shift) => {
        harness = createRoomHarness(await createTestRoom({ changes: { settings: { damping: 0 } } }));
        enterRoom(harness, 1);
        stepHarness(harness, 1);
        for (let index = 0; index < messages.length; index += 1) {
          sendClientMessage(harness, 1, messages[index]!);
          // Repeat messages from another position in the sequence, as often as the message budget allows.
          if (index % 2 === 0) sendClientMessage(harness, 1, messages[(index + shift) % messages.length]!);
          const way = stepAndMeasure(1)!;
          longest = Math.max(longest, way);
          expect(way).toBeLessThanOrEqual(SPEED * TICK_SECONDS + FLOAT_ERROR);
        }
        expect(harness.room.clients.has(1)).toBe(true);
      }),
      { numRuns: inject('long') ? 100 : 2 },
    );
    expect(longest).toBeGreaterThan(SPEED * TICK_SECONDS - FLOAT_ERROR);
  });

  it('[MP-08:part] with invalid numbers closes its sender and moves no one', () => {
    const absurd = controlsWith(fc.double({ min: -1, max: 1, noNaN: true }));
    const place = fc.nat(60);
    const overwrite = fc.array(fc.oneof(fc.nat(255), fc.constantFrom(0xff, 0x7f, 0xf0, 0)), {
      minLength: 1,
      maxLength: 16,
    });
    enterRoom(harness, 1);
    let id = 10;
    fc.assert(
      fc.property(absurd, place, overwrite, (message, from, values) => {
        id += 1;
        enterRoom(harness, id);
        stepHarness(harness, 1);
        const { player } = harness.room.clients.get(id)!;
        // Overwrite encoded bytes: our encoder would correct invalid numbers, but an attacker's may not.
        const bytes = encodeClientMessage(message);
        values.forEach((value, index) => (bytes[1 + ((from + index) % (bytes.length - 1))] = value));
        sendClientBytes(harness, id, bytes);
        const way = stepAndMeasure(player!);
        const isClosed = !harness.room.clients.has(id);
        expect(way === null).toBe(isClosed);
        expect(way ?? 0).toBeLessThanOrEqual(SPEED * TICK_SECONDS + FLOAT_ERROR);
        if (!isClosed) sendClientMessage(harness, id, { kind: 'leave' });
      }),
      { numRuns: inject('long') ? 5000 : 200 },
    );
    const violations = listReportsOfKind(harness, 'offence');
    expect(violations.length).toBeGreaterThan(20);
    expect(new Set(violations.map(({ id }) => id))).toEqual(new Set(['bad-message']));
    expect(harness.room.clients.has(1)).toBe(true);
  });

  it('[MP-08:part] of an honest player at 200 ms with stalls closes no one', () => {
    enterRoom(harness, 1);
    stepHarness(harness, 2);
    // Controls change in every tick. Every 80 ticks, nothing arrives for 16 ticks, then everything at once.
    const waiting: Uint8Array[] = [];
    for (let count = 0; count < 20 * 40; count += 1) {
      const angle = { x: 60 + (count % 9), y: 60 + (count % 5) };
      waiting.push(encodeControls(harness.room.world.tick + 8, count % 3 === 0 ? ['d'] : ['a'], angle));
      if (count % 40 === 0) waiting.push(encodeClientMessage({ kind: 'ping', time: count }));
      const isStalled = count % 80 < 16;
      if (!isStalled) for (const bytes of waiting.splice(0)) sendClientBytes(harness, 1, bytes);
      stepHarness(harness, 1);
    }
    expect(listReportsOfKind(harness, 'offence')).toEqual([]);
    expect(harness.room.clients.has(1)).toBe(true);
  });

  it("[MP-08] that floods the room closes that client at once and doesn't affect others", async () => {
    const other = createRoomHarness(await createTestRoom());
    for (const each of [harness, other]) {
      enterRoom(each, 1);
      enterRoom(each, 2);
      stepHarness(each, 2);
      holdClientKeys(each, 2, ['d']);
    }
    const ping = encodeClientMessage({ kind: 'ping', time: 1 });
    for (let count = 0; count < 10_000; count += 1) sendClientBytes(harness, 1, ping);
    expect(harness.clients.get(1)!.messages.filter(({ kind }) => kind === 'pong').length).toBeLessThanOrEqual(
      MESSAGES_BURST,
    );
    expect(harness.clients.get(1)!.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'flood' });
    expect(listReportsOfKind(harness, 'offence')).toEqual([
      { kind: 'offence', room: 'room', client: 1, id: 'flood' },
    ]);
    expect(listReportsOfKind(harness, 'close-client')).toHaveLength(1);
    sendClientMessage(other, 1, { kind: 'leave' });
    stepHarness(harness, 40);
    stepHarness(other, 40);
    expect(hashWorld(harness.room.world)).toBe(hashWorld(other.room.world));
    expect(harness.clients.get(2)!.view.entities).toEqual(other.clients.get(2)!.view.entities);
  });

  it('[MP-08] that is malformed closes only that client, with a stable id', () => {
    const honest = enterRoom(harness, 1);
    stepHarness(harness, 2);
    const valid = (['ready', 'leave', 'close-shop'] as const).map((kind) => encodeClientMessage({ kind }));
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 5000 }),
      fc
        .tuple(
          fc.constantFrom(...valid, encodeControls(5, ['w'])),
          fc.uint8Array({ minLength: 1, maxLength: 40 }),
        )
        .map(([start, rest]) => Uint8Array.from([...start, ...rest])),
    );
    const before = hashWorld(harness.room.world);
    let id = 10;
    fc.assert(
      fc.property(bytes, (message) => {
        id += 1;
        enterRoom(harness, id);
        harness.room.inputs.length = 0;
        sendClientBytes(harness, id, message);
        const violations = listReportsOfKind(harness, 'offence').filter(({ client }) => client === id);
        expect(violations.every((violation) => violation.id === 'bad-message')).toBe(true);
        expect(violations.length > 0 && harness.room.clients.has(id)).toBe(false);
        harness.room.clients.delete(id);
        harness.room.inputs.length = 0;
        harness.clients.delete(id);
      }),
      { numRuns: inject('long') ? 20_000 : 1000 },
    );
    expect(listReportsOfKind(harness, 'offence').length).toBeGreaterThan(500);
    expect(hashWorld(harness.room.world)).toBe(before);
    stepHarness(harness, 2);
    expect(honest.view.tick).toBe(harness.room.world.tick);
    expect([...harness.room.clients.keys()]).toEqual([1]);
  });

  it('[MP-08:part] with a second hello is refused', () => {
    enterRoom(harness, 1);
    sendClientMessage(harness, 1, { kind: 'hello', protocol: 1, ticket: 'again' });
    expect(listReportsOfKind(harness, 'offence')).toMatchObject([{ id: 'bad-message' }]);
  });

  it("[MP-08:part] with keys that don't exist is refused", () => {
    enterRoom(harness, 1);
    stepHarness(harness, 2);
    sendClientBytes(harness, 1, encodeControls(5, keys.slice(0, 17)));
    stepHarness(harness, 2);
    expect(harness.room.world.players.get(1)?.controls.keys.length ?? 0).toBeLessThanOrEqual(16);
  });
});
