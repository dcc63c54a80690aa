import type { World } from './World.ts';

/** Converts seconds to ticks, rounded to the nearest. */
export function toTicks(world: World, seconds: number): number {
  return Math.round(seconds * world.game.tickRate);
}

export function toSeconds(world: World, ticks: number): number {
  return ticks / world.game.tickRate;
}
