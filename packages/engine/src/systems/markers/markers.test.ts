import { describe, expect, it } from 'vitest';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { MARKERS_MAX } from '../../world/limits.ts';

async function open() {
  const world = await createTestWorld();
  const [ada, bo] = [joinTestPlayer(world), joinTestPlayer(world)];
  runTicks(world, 1);
  return { world, ada, bo, unit: bo.unit! };
}

describe('[DIR-01:part] markers of rules', () => {
  it('are shown to everyone, a player or a team, and replaced by a new one for the same audience', async () => {
    const { world, unit } = await open();
    callCatalogEntry(world, 'showMarker', { entity: unit, icon: 'star', color: 'no color' });
    callCatalogEntry(world, 'showMarker', { entity: unit, icon: 'flag', player: 1, hasDistance: true });
    callCatalogEntry(world, 'showMarker', { entity: unit, icon: 'coin', player: 1, hasArrow: false });
    callCatalogEntry(world, 'showRegionMarker', { region: 'gate', team: 'red', color: '#00ff00' });
    callCatalogEntry(world, 'showRegionMarker', { region: 'nowhere' });
    callCatalogEntry(world, 'showMarker', { entity: 99, icon: 'star' });
    expect(world.markers).toMatchObject([
      { entity: unit, icon: 'star', color: '#ffc857', player: null, team: null, hasArrow: true },
      { entity: unit, icon: 'coin', player: 1, hasArrow: false, hasDistance: false },
      { entity: null, region: 'gate', team: 'red', color: '#00ff00' },
    ]);
  });

  it('are removed for one audience or for all', async () => {
    const { world, unit } = await open();
    callCatalogEntry(world, 'showMarker', { entity: unit });
    callCatalogEntry(world, 'showMarker', { entity: unit, player: 1 });
    callCatalogEntry(world, 'showRegionMarker', { region: 'gate' });
    callCatalogEntry(world, 'hideMarker', { entity: unit, player: 2 });
    expect(world.markers).toHaveLength(3);
    callCatalogEntry(world, 'hideMarker', { entity: unit, player: 1 });
    expect(world.markers.map(({ player }) => player)).toEqual([null, null]);
    callCatalogEntry(world, 'showMarker', { entity: unit, player: 1 });
    callCatalogEntry(world, 'hideMarker', { entity: unit });
    expect(world.markers).toMatchObject([{ region: 'gate' }]);
    callCatalogEntry(world, 'hideRegionMarker', { region: 'gate' });
    expect(world.markers).toEqual([]);
  });

  it('end with the entity and with the player who sees them', async () => {
    const { world, unit, ada } = await open();
    callCatalogEntry(world, 'showMarker', { entity: unit });
    callCatalogEntry(world, 'showMarker', { entity: ada.unit, player: 2 });
    runTicks(world, 1, [{ kind: 'leave', player: 2 }]);
    runTicks(world, 1);
    expect(world.markers).toEqual([]);
  });

  it('are part of the state, and there is a limit', async () => {
    const { world, unit } = await open();
    const before = hashWorld(world);
    for (let player = 1; player <= 2; player += 1)
      callCatalogEntry(world, 'showMarker', { entity: unit, player });
    expect(hashWorld(world)).not.toBe(before);
    const [marker] = world.markers;
    world.markers = Array.from({ length: MARKERS_MAX }, () => ({ ...marker!, region: 'gate', entity: null }));
    callCatalogEntry(world, 'showMarker', { entity: unit });
    expect(world.markers).toHaveLength(MARKERS_MAX);
    expect(world.events).toContainEqual(expect.objectContaining({ kind: 'script-line', level: 'warn' }));
  });
});
