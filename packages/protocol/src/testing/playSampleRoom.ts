import fc from 'fast-check';
import type { WireNames } from '../index.ts';
import {
  eventArbitrary,
  entityWireStateArbitrary,
  motionArbitrary,
  ownArbitrary,
  playersArbitrary,
  roomArbitrary,
} from './arbitraries.ts';
import { addSampleClient, createSampleRoom, sendSampleSnapshot, setSampleTile } from './SampleRoom.ts';

const ENTITIES = 20;

/** Plays a busy room and returns the snapshots that one of its clients receives, starting with the first. */
export function playSampleRoom(names: WireNames, count: number, seed: number): readonly Uint8Array[] {
  const draw = <Value>(arbitrary: fc.Arbitrary<Value>): readonly Value[] =>
    fc.sample(arbitrary, { seed, numRuns: count });
  const facts = draw(entityWireStateArbitrary(names));
  const motions = draw(motionArbitrary);
  const owns = draw(ownArbitrary(names));
  const players = draw(playersArbitrary(names));
  const rooms = draw(roomArbitrary(names));
  const events = draw(fc.array(eventArbitrary(names), { maxLength: 3 }));
  const room = createSampleRoom(names);
  const client = addSampleClient(room, { levelOf: (entity) => entity.facts.id % 3 });
  return facts.map((drawn, index) => {
    const id = index % ENTITIES;
    const old = room.entities.get(id)?.facts;
    room.tick += 2;
    if (index % 7 === 6) room.entities.delete(id);
    else
      room.entities.set(id, {
        facts: { ...drawn, id, kind: old?.kind ?? drawn.kind, bornAt: old?.bornAt ?? room.tick },
        motion: motions[index]!,
      });
    if (index % 5 === 0) room.players = players[index]!;
    if (index % 9 === 0) room.room = rooms[index]!;
    if (index % 3 === 0) client.own = owns[index]!;
    if (index % 4 === 0)
      for (let cell = 0; cell < index; cell++) setSampleTile(room, cell + index, index % 3);
    return sendSampleSnapshot(room, () => false, events[index]!).get(client)!;
  });
}
