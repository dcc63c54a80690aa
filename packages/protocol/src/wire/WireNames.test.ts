import { exampleGame, gameSchema, createClientProjection } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { createWireNames } from './WireNames.ts';
import { addSampleClient, createSampleRoom, sendSampleSnapshot } from '../testing/SampleRoom.ts';
import { applySnapshot } from '../snapshot/applySnapshot.ts';

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reverseKeys(part)]),
  );
}

describe('names', () => {
  it('have the same numbers whatever the order of keys in the document', () => {
    const names = createWireNames(gameSchema.parse(exampleGame()));
    expect(createWireNames(gameSchema.parse(reverseKeys(exampleGame())))).toEqual(names);
    expect(names.units.ids).toEqual(Object.keys(exampleGame().types!.units!).toSorted());
  });

  it('are the same for a room and for the projection of its game that clients read', () => {
    const game = gameSchema.parse(exampleGame());
    expect(createWireNames(createClientProjection(game))).toEqual(createWireNames(game));
  });

  it('of a different game are detected with the first snapshot', () => {
    const room = createSampleRoom(createWireNames(gameSchema.parse(exampleGame())));
    const client = addSampleClient(room);
    const bytes = sendSampleSnapshot(room).get(client)!;
    const other = createWireNames(gameSchema.parse({ ...exampleGame(), data: { ui: {} } }));
    expect(applySnapshot(client.view, other, bytes)).toEqual({ ok: false, error: 'other-game' });
    expect(applySnapshot(client.view, room.names, bytes).ok).toBe(true);
  });
});
