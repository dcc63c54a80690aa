import type { World } from '../world/World.ts';
import { addBytes, addNumber, addPlain, createHasher, finishHash, type Hasher } from './Hasher.ts';

/**
 * Computes a short text that differs if two worlds differ. `deep` adds the bytes of physics and scripts, in
 * which an incorrect restore shows long before players could see a difference.
 */
export function hashWorld(world: World, options: { readonly deep?: Uint8Array[] } = {}): string {
  const hasher = createHasher();
  addPlain(hasher, [world.tick, world.random, world.match, world.showing, world.daylight, world.scriptsOff]);
  addEntities(hasher, world);
  for (const map of [
    world.players,
    world.teams,
    world.variables,
    world.timers,
    world.regions,
    world.ruleSwitches,
    world.layerOpacities,
  ]) {
    addPlain(hasher, [...map]);
  }
  addPlain(hasher, world.markers);
  addPlain(hasher, world.threads);
  addPlain(hasher, world.lateForScripts);
  addPlain(hasher, world.fired);
  addPlain(hasher, [...world.tiles.changes]);
  for (const bytes of options.deep ?? []) addBytes(hasher, bytes);
  return finishHash(hasher);
}

function addEntities(hasher: Hasher, { entities }: World): void {
  const { top, records, motion, attributes } = entities;
  addPlain(hasher, entities.free);
  for (let slot = 0; slot < top; slot += 1) {
    const record = records[slot];
    if (record == null) continue;
    addPlain(hasher, record);
    addNumber(hasher, motion.x[slot]!);
    addNumber(hasher, motion.y[slot]!);
    addNumber(hasher, motion.rotation[slot]!);
    addNumber(hasher, motion.vx[slot]!);
    addNumber(hasher, motion.vy[slot]!);
    addNumber(hasher, motion.spin[slot]!);
    addNumber(hasher, motion.scale[slot]!);
    addNumber(hasher, motion.wishX[slot]!);
    addNumber(hasher, motion.wishY[slot]!);
    for (let column = 0; column < attributes.stride; column += 1) {
      const index = slot * attributes.stride + column;
      addNumber(hasher, attributes.value[index]!);
      addNumber(hasher, attributes.max[index]!);
    }
  }
}
