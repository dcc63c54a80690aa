import { EVENTS_PER_TICK_MAX } from '../limits.ts';
import type { World } from './World.ts';
import type { WorldEvent } from './WorldEvent.ts';

/** Adds to what the room tells or does after this tick. */
export function tell(world: World, event: WorldEvent): void {
  if (world.events.length < EVENTS_PER_TICK_MAX) world.events.push(event);
}
