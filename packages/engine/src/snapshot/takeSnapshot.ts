import { collectTileChanges } from '../map/TileMap.ts';
import { takePhysicsSnapshot } from '../physics/PhysicsSnapshot.ts';
import { copyThread } from '../threads/threads.ts';
import { copyAttributes } from '../entities/Attributes.ts';
import { copyEntity } from '../entities/copyEntity.ts';
import { copyMotion } from '../entities/Motion.ts';
import type { Entities, World } from '../world/World.ts';
import type { Snapshot } from './Snapshot.ts';

/** Copies the world's state. Call it only between ticks: events of the last tick are not included. */
export function takeSnapshot(world: World): Snapshot {
  return {
    tick: world.tick,
    random: { ...world.random },
    entities: copyEntities(world.entities),
    players: copyEntries(world.players),
    teams: copyEntries(world.teams),
    variables: [...world.variables],
    timers: copyEntries(world.timers),
    regions: copyEntries(world.regions),
    threads: world.threads.map(copyThread),
    ruleSwitches: [...world.ruleSwitches],
    match: world.match,
    showing: world.showing,
    daylight: world.daylight,
    layerOpacities: [...world.layerOpacities],
    markers: world.markers,
    tiles: collectTileChanges(world.tiles),
    physics: takePhysicsSnapshot(world.physics),
    scriptsOff: world.scriptsOff,
    lateForScripts: world.lateForScripts,
    fired: [...world.fired],
    scripts: world.scripts?.takeSnapshot() ?? null,
  };
}

/** Copies entities. A shallow copy of each record is enough, because field values are never changed in place. */
function copyEntities(entities: Entities): Snapshot['entities'] {
  const { top, records } = entities;
  return {
    capacity: entities.capacity,
    top,
    free: entities.free.slice(),
    generations: entities.generations.slice(),
    records: records.map((record) => (record === null ? null : copyEntity(record))),
    motion: copyMotion(entities.motion, top, top),
    attributes: copyAttributes(entities.attributes, top, top),
  };
}

function copyEntries<Key, Record extends object>(map: ReadonlyMap<Key, Record>): [Key, Record][] {
  return [...map].map(([key, record]) => [key, { ...record }]);
}
