import { EVENTS_PER_TICK_MAX, DURABLE_EVENTS_PER_TICK_MAX } from './limits.ts';
import type { World } from './World.ts';
import type { WorldEvent } from './WorldEvent.ts';

/**
 * Events with consequences beyond the screen. Their limit is higher, so that a flood of effects can't displace
 * them.
 */
const DURABLE_EVENTS: ReadonlySet<WorldEvent['kind']> = new Set([
  'join',
  'leave',
  'remove-player',
  'save',
  'leaderboard',
  'achievement',
  'goal',
  'progress',
  'coin-offer',
  'purchase',
  'travel',
  'match',
]);

/** Adds an event for the room to process after this tick. */
export function emitEvent(world: World, event: WorldEvent): void {
  const limit = DURABLE_EVENTS.has(event.kind)
    ? EVENTS_PER_TICK_MAX + DURABLE_EVENTS_PER_TICK_MAX
    : EVENTS_PER_TICK_MAX;
  if (world.events.length < limit) world.events.push(event);
}
