import { describe, expect, it } from 'vitest';
import { createTestWorld, joinTestPlayer, runTicks } from '../testing/createTestWorld.ts';
import { createWorldFromSnapshot, restoreSnapshot } from './restoreSnapshot.ts';
import { decodeSnapshot, encodeSnapshot } from './encodeSnapshot.ts';
import { hashWorld } from './hashWorld.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** Fields of a world that aren't in snapshots: they belong to the game, exist only during a tick or are derived. */
const NOT_STATE = ['game', 'events', 'stepsLeft', 'caches'];

describe('snapshots', () => {
  it('contain every field that is state', async () => {
    const world = await createTestWorld();
    const fields = Object.keys(takeSnapshot(world)).toSorted();
    expect(fields).toEqual(
      Object.keys(world)
        .filter((field) => !NOT_STATE.includes(field))
        .toSorted(),
    );
  });

  it('survive encoding and continue identically in a new world', async () => {
    const world = await createTestWorld({
      rules: [
        {
          id: 'busy',
          name: 'Busy',
          when: { when: 'everySeconds', seconds: 0.25 },
          do: [
            { do: 'createUnit', unitType: 'wolf', position: { get: 'point', x: 20, y: 12 } },
            { do: 'setTile', layer: 'walls', position: { get: 'randomPositionIn', region: 'gate' }, tile: 1 },
            { do: 'startTimer', timer: 'bell', seconds: 3 },
            { do: 'wait', seconds: 1 },
            { do: 'destroyEntity', entity: { get: 'lastCreatedUnit' } },
          ],
        },
      ],
    });
    joinTestPlayer(world);
    runTicks(world, 77);
    const decoded = decodeSnapshot(encodeSnapshot(takeSnapshot(world)));
    if (!decoded.ok) throw new Error(decoded.error);
    const other = createWorldFromSnapshot({ game: world.game }, decoded.value);
    expect(hashWorld(other)).toBe(hashWorld(world));
    for (let ticks = 0; ticks < 60; ticks += 1) {
      runTicks(world, 1);
      runTicks(other, 1);
      expect(hashWorld(other)).toBe(hashWorld(world));
    }
  });

  it('restore the same world any number of times', async () => {
    const world = await createTestWorld();
    joinTestPlayer(world);
    runTicks(world, 10);
    const snapshot = takeSnapshot(world);
    const before = hashWorld(world);
    runTicks(world, 30);
    const after = hashWorld(world);
    for (let round = 0; round < 3; round += 1) {
      restoreSnapshot(world, snapshot);
      expect(hashWorld(world)).toBe(before);
      runTicks(world, 30);
      expect(hashWorld(world)).toBe(after);
    }
  });

  it('are refused if they are from another engine or have invalid bytes', async () => {
    const bytes = encodeSnapshot(takeSnapshot(await createTestWorld()));
    expect(decodeSnapshot(bytes.slice(0, 100)).ok).toBe(false);
    expect(decodeSnapshot(new Uint8Array()).ok).toBe(false);
    const other = bytes.slice();
    const version = other.findIndex(
      (_, index) => String.fromCharCode(...other.slice(index, index + 4)) === '0.1.',
    );
    other[version] = '9'.charCodeAt(0);
    expect(decodeSnapshot(other)).toEqual({ ok: false, error: expect.stringContaining('9.1.') });
  });
});
