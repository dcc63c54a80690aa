import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSampleClient,
  createSampleRoom,
  expectedView,
  knownView,
  receive,
  type SampleRoom,
  sendSampleSnapshot,
  setSampleTile,
} from '../testing/SampleRoom.ts';
import { sampleNames } from '../testing/sampleNames.ts';
import {
  factsArbitrary,
  motionArbitrary,
  ownArbitrary,
  playersArbitrary,
  roomArbitrary,
} from '../testing/arbitraries.ts';

const names = sampleNames();

type Step = (room: SampleRoom) => void;

const idArbitrary = fc.nat({ max: 12 });

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(factsArbitrary(names), motionArbitrary).map(([facts, motion]): Step => (room) => {
      const id = facts.id % 12;
      const old = room.entities.get(id);
      room.entities.set(id, {
        facts: { ...facts, id, bornAt: old?.facts.bornAt ?? room.tick, kind: old?.facts.kind ?? facts.kind },
        motion,
      });
    }),
  },
  {
    weight: 1,
    arbitrary: idArbitrary.map(
      (id): Step =>
        (room) =>
          void room.entities.delete(id),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(idArbitrary, motionArbitrary).map(([id, motion]): Step => (room) => {
      const entity = room.entities.get(id);
      if (entity !== undefined) entity.motion = motion;
    }),
  },
  {
    weight: 1,
    arbitrary: playersArbitrary(names).map(
      (players): Step =>
        (room) =>
          void (room.players = players),
    ),
  },
  {
    weight: 1,
    arbitrary: roomArbitrary(names).map(
      (now): Step =>
        (room) =>
          void (room.room = now),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat({ max: names.cellCount - 1 }), fc.nat({ max: 9 }), fc.nat({ max: 80 }))
      .map(([cell, tile, count]): Step => (room) => {
        for (let index = 0; index < count && cell + index < names.cellCount; index++)
          setSampleTile(room, cell + index, tile);
      }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat({ max: 2 }), ownArbitrary(names)).map(
      ([index, own]): Step =>
        (room) =>
          void (room.clients[index]!.own = own),
    ),
  },
);

function drift(room: SampleRoom, ticks: number): void {
  room.tick += ticks;
  for (const entity of room.entities.values()) {
    entity.motion.x += (entity.motion.vx * ticks) / names.tickRate;
    entity.motion.y += (entity.motion.vy * ticks) / names.tickRate;
  }
}

describe('snapshots', () => {
  it('[MP-03:part] [MP-09:part] give every client exactly the quantised world it may see, also after it was skipped', () => {
    const turns = fc.array(
      fc.record({
        steps: fc.array(stepArbitrary, { maxLength: 6 }),
        ticks: fc.integer({ min: 1, max: 5 }),
        skipped: fc.nat({ max: 7 }),
        hidden: fc.nat({ max: 12 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(turns, (list) => {
        const room = createSampleRoom(names);
        let hidden = 0;
        addSampleClient(room);
        addSampleClient(room, {
          sees: (entity) => entity.facts.id !== hidden,
          levelOf: (entity) => entity.facts.id % 3,
        });
        addSampleClient(room, {
          sees: (entity) => entity.facts.id % 4 !== hidden % 4,
          levelOf: () => hidden % 3,
        });
        for (const turn of list) {
          hidden = turn.hidden;
          for (const step of turn.steps) step(room);
          drift(room, turn.ticks);
          const sent = sendSampleSnapshot(
            room,
            (client) => (turn.skipped & (1 << room.clients.indexOf(client))) !== 0,
          );
          for (const [client, bytes] of sent) {
            receive(room, client, bytes);
            expect(knownView(client)).toStrictEqual(expectedView(room, client));
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
