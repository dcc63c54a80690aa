import { createEmptyWorld, type WorldOptions } from '../simulation/createWorld.ts';
import { createTileMap } from '../map/TileMap.ts';
import { freePhysics } from '../physics/Physics.ts';
import { restorePhysicsSnapshot } from '../physics/PhysicsSnapshot.ts';
import { copyThread } from '../threads/threads.ts';
import { createScriptBridge } from '../scripts/createScriptBridge.ts';
import { copyAttributes } from '../entities/Attributes.ts';
import { copyEntity } from '../entities/copyEntity.ts';
import { markAllEntities } from '../world/marks.ts';
import { copyMotion } from '../entities/Motion.ts';
import type { Entities, World } from '../world/World.ts';
import { createWorldCaches } from '../world/WorldCaches.ts';
import type { Snapshot } from './Snapshot.ts';

/**
 * Creates a world that continues from a snapshot. `plan.scripts` is a new host, or the one that the snapshot
 * was taken from.
 */
export function createWorldFromSnapshot(plan: Omit<WorldOptions, 'seed'>, snapshot: Snapshot): World {
  const world = createEmptyWorld({ ...plan, seed: 0 });
  restoreSnapshot(world, snapshot);
  return world;
}

/** Moves a world back or forward to a snapshot of the same game. The snapshot stays usable. */
export function restoreSnapshot(world: World, snapshot: Snapshot): void {
  const { game } = world.game;
  world.tick = snapshot.tick;
  Object.assign(world.random, snapshot.random);
  world.entities = restoreEntities(snapshot.entities);
  refill(world.players, snapshot.players, copyRecord);
  refill(world.teams, snapshot.teams, copyRecord);
  refill(world.variables, snapshot.variables, (value) => value);
  refill(world.timers, snapshot.timers, copyRecord);
  refill(world.regions, snapshot.regions, copyRecord);
  world.threads = snapshot.threads.map(copyThread);
  refill(world.ruleSwitches, snapshot.ruleSwitches, (isOn) => isOn);
  world.match = snapshot.match;
  world.showing = snapshot.showing;
  world.daylight = snapshot.daylight;
  refill(world.layerOpacities, snapshot.layerOpacities, (opacity) => opacity);
  world.markers = snapshot.markers;
  world.tiles = createTileMap(game.map, snapshot.tiles);
  freePhysics(world.physics);
  world.physics = restorePhysicsSnapshot(snapshot.physics, world.tiles);
  world.scriptsOff = snapshot.scriptsOff;
  world.lateForScripts = snapshot.lateForScripts;
  world.fired.splice(0, world.fired.length, ...snapshot.fired);
  world.events.length = 0;
  world.caches = createWorldCaches();
  if (world.scripts !== null && snapshot.scripts !== null) {
    world.scripts.restoreSnapshot(snapshot.scripts, createScriptBridge(world));
  }
}

/** Copies entities into arrays with spare capacity. The arrays of a snapshot end at the highest slot in use. */
function restoreEntities(entities: Snapshot['entities']): Entities {
  const { top, capacity } = entities;
  const restored = {
    capacity,
    top,
    free: entities.free.slice(),
    generations: entities.generations.slice(),
    records: entities.records.map((record) => (record === null ? null : copyEntity(record))),
    motion: copyMotion(entities.motion, top, capacity),
    marks: new Uint16Array(capacity),
    attributes: copyAttributes(entities.attributes, top, capacity),
  };
  markAllEntities(restored);
  return restored;
}

function refill<Key, Stored>(
  map: Map<Key, Stored>,
  entries: readonly (readonly [Key, Stored])[],
  copy: (stored: Stored) => Stored,
): void {
  map.clear();
  for (const [key, stored] of entries) map.set(key, copy(stored));
}

function copyRecord<Stored extends object>(record: Stored): Stored {
  return { ...record };
}
