import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  eventArbitrary,
  entityWireStateArbitrary,
  motionArbitrary,
  ownArbitrary,
  playersArbitrary,
  roomArbitrary,
} from '../testing/arbitraries.ts';
import {
  addSampleClient,
  createSampleWireState,
  createSampleRoom,
  describeExpectedView,
  describeKnownView,
  receiveSampleSnapshot,
  type SampleMotion,
  type SampleRoom,
  sendSampleSnapshot,
  setSampleTile,
} from '../testing/SampleRoom.ts';
import { createSampleNames } from '../testing/createSampleNames.ts';
import { LATE_SNAPSHOTS_MAX } from '../wire/limits.ts';

const names = createSampleNames();
const RUNS = inject('long') ? 5000 : 200;
const IDS = 12;

type Change = (room: SampleRoom) => void;

const entityChange = fc
  .tuple(entityWireStateArbitrary(names), motionArbitrary, fc.nat({ max: 5 }))
  .map(([facts, motion, chance]): Change => {
    return (room) => {
      const id = facts.id % IDS;
      const old = room.entities.get(id)?.facts;
      // Usually the same entity with a new state; sometimes another entity with the same id.
      const isSame = old !== undefined && chance > 0;
      const { kind, bornAt } = isSame ? old : { kind: facts.kind, bornAt: room.tick };
      room.entities.set(id, { facts: { ...facts, id, kind, bornAt }, motion });
    };
  });

const removal = fc.nat({ max: IDS - 1 }).map(
  (id): Change =>
    (room) =>
      void room.entities.delete(id),
);

const push = fc.tuple(fc.nat({ max: IDS - 1 }), motionArbitrary).map(([id, motion]): Change => {
  return (room) => {
    const entity = room.entities.get(id);
    if (entity !== undefined) entity.motion = motion;
  };
});

const playersChange = playersArbitrary(names).map(
  (players): Change =>
    (room) =>
      void (room.players = players),
);

const roomChange = roomArbitrary(names).map(
  (now): Change =>
    (room) =>
      void (room.room = now),
);

const ownChange = fc.tuple(fc.nat({ max: 2 }), ownArbitrary(names)).map(
  ([client, own]): Change =>
    (room) =>
      void (room.clients[client]!.own = own),
);

const tileFill = fc
  .tuple(fc.nat({ max: names.cellCount - 1 }), fc.nat({ max: 9 }), fc.nat({ max: 80 }))
  .map(([first, tile, count]): Change => {
    return (room) => {
      const end = Math.min(first + count, names.cellCount);
      for (let cell = first; cell < end; cell++) setSampleTile(room, cell, tile);
    };
  });

const turn = fc.record({
  changes: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: entityChange },
      { weight: 1, arbitrary: removal },
      { weight: 2, arbitrary: push },
      { weight: 1, arbitrary: playersChange },
      { weight: 1, arbitrary: roomChange },
      { weight: 2, arbitrary: ownChange },
      { weight: 1, arbitrary: tileFill },
    ),
    { maxLength: 6 },
  ),
  ticks: fc.integer({ min: 1, max: 5 }),
  /** One bit for each client that is skipped in this snapshot. */
  skipped: fc.nat({ max: 7 }),
  hidden: fc.nat({ max: IDS }),
});

function still(x: number): SampleMotion {
  return { x, y: 0, rotation: 0, vx: 0, vy: 0, scale: 1 };
}

function moveAll(room: SampleRoom, ticks: number): void {
  room.tick += ticks;
  for (const { motion } of room.entities.values()) {
    motion.x += (motion.vx * ticks) / names.tickRate;
    motion.y += (motion.vy * ticks) / names.tickRate;
  }
}

describe('snapshots', () => {
  it('[MP-03:part] [MP-09:part] give every client exactly the quantized world it may see, also after it was skipped', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 12 }), (turns) => {
        const room = createSampleRoom(names);
        let hidden = 0;
        addSampleClient(room);
        addSampleClient(room, {
          sees: ({ facts }) => facts.id !== hidden,
          levelOf: ({ facts }) => facts.id % 3,
        });
        addSampleClient(room, {
          sees: ({ facts }) => facts.id % 4 !== hidden % 4,
          levelOf: () => hidden % 3,
        });
        for (const { changes, ticks, skipped, ...rest } of turns) {
          hidden = rest.hidden;
          for (const change of changes) change(room);
          moveAll(room, ticks);
          const isSkipped = room.clients.map((_, index) => (skipped & (1 << index)) !== 0);
          const sent = sendSampleSnapshot(room, (client) => isSkipped[room.clients.indexOf(client)]!);
          for (const [client, bytes] of sent) {
            receiveSampleSnapshot(room, client, bytes);
            expect(describeKnownView(client)).toStrictEqual(describeExpectedView(room, client));
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    ['with private attributes', names],
    ['without', { ...names, privateAttributes: new Map() }],
  ])(
    '[MP-11:part] may be late with what is beyond the screen, until it comes into view or the time is over, %s',
    (_title, used) => {
      fc.assert(
        fc.property(fc.array(turn, { minLength: 1, maxLength: 12 }), (turns) => {
          const room = createSampleRoom(used);
          let far = 0;
          const client = addSampleClient(room, {
            isFar: ({ facts }) => facts.id % 3 !== far % 3,
            levelOf: ({ facts }) => (facts.id + far) % 3,
          });
          addSampleClient(room);
          addSampleClient(room);
          const send = (skipped: number) => {
            const isSkipped = room.clients.map((_, index) => (skipped & (1 << index)) !== 0);
            const sent = sendSampleSnapshot(room, (one) => isSkipped[room.clients.indexOf(one)]!);
            for (const [one, bytes] of sent) receiveSampleSnapshot(room, one, bytes);
            return sent.has(client);
          };
          for (const { changes, ticks, skipped, hidden } of turns) {
            far = hidden;
            for (const change of changes) change(room);
            moveAll(room, ticks);
            if (!send(skipped)) continue;
            const near = [...room.entities.values()].filter((entity) => !client.isFar(entity));
            const expected = describeExpectedView(room, {
              ...client,
              sees: (entity) => near.includes(entity),
            });
            for (const [id, view] of expected.entities)
              expect(client.view.entities.get(id)).toStrictEqual(view);
            expect(new Set(client.view.entities.keys())).toStrictEqual(new Set(room.entities.keys()));
          }
          for (const { motion } of room.entities.values()) Object.assign(motion, { vx: 0, vy: 0 });
          for (let snapshot = 0; snapshot <= LATE_SNAPSHOTS_MAX; snapshot += 1) {
            room.tick += 1;
            send(0);
          }
          expect(describeKnownView(client)).toStrictEqual(describeExpectedView(room, client));
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('[MP-11:part] take fewer bytes for what is beyond the screen', () => {
    const sizes = [false, true].map((isFar) => {
      const room = createSampleRoom(names);
      const client = addSampleClient(room, { isFar: () => isFar });
      for (let id = 0; id < 20; id += 1)
        room.entities.set(id, { facts: createSampleWireState(id), motion: still(id) });
      let bytes = 0;
      for (let snapshot = 0; snapshot < 1 + 4 * LATE_SNAPSHOTS_MAX; snapshot += 1) {
        room.tick += 1;
        for (const [id, { motion }] of room.entities)
          Object.assign(motion, { x: motion.x + 0.3, vx: (snapshot + id) % 9 });
        const sent = sendSampleSnapshot(room).get(client)!;
        receiveSampleSnapshot(room, client, sent);
        if (snapshot > 0) bytes += sent.length;
      }
      return bytes;
    });
    expect(sizes[1]! / sizes[0]!).toBeLessThan(0.5);
  });

  it('handle crowds that grow while being written, and reuse their slots', () => {
    const room = createSampleRoom(names);
    let round = 0;
    for (let part = 0; part < 3; part++) {
      addSampleClient(room, { sees: ({ facts }) => (facts.id + round) % 3 !== part });
    }
    for (; round < 12; round++) {
      room.tick += 2;
      for (let id = round * 40; id < (round + 3) * 40; id++) {
        room.entities.set(id, { facts: createSampleWireState(id), motion: still(id + round) });
      }
      for (let id = 0; id < round * 25; id++) room.entities.delete(id);
      for (const [client, bytes] of sendSampleSnapshot(room)) {
        receiveSampleSnapshot(room, client, bytes);
        expect(describeKnownView(client)).toStrictEqual(describeExpectedView(room, client));
      }
    }
    expect(room.encoder.slots.top).toBeLessThan(400);
  });

  it('send events once, to each client that should get them', () => {
    fc.assert(
      fc.property(fc.array(eventArbitrary(names), { maxLength: 8 }), (events) => {
        const room = createSampleRoom(names);
        const clients = [addSampleClient(room), addSampleClient(room)];
        const sent = sendSampleSnapshot(room, () => false, events);
        for (const client of clients) {
          expect(receiveSampleSnapshot(room, client, sent.get(client)!).events).toStrictEqual(events);
        }
        room.tick += 1;
        const [, later] = [...sendSampleSnapshot(room)][0]!;
        expect(receiveSampleSnapshot(room, clients[0]!, later).events).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
