import { EVENTS_PER_TICK_MAX, DURABLE_EVENTS_PER_TICK_MAX } from '../limits.ts';
import type { World } from './World.ts';
import type { WorldEvent } from './WorldEvent.ts';

/** What has consequences outside of the screen: a storm of effects must not drown it. */
const DURABLE_EVENTS: ReadonlySet<WorldEvent['kind']> = new Set([
  'join',
  'leave',
  'remove-player',
  'save',
  'leaderboard',
  'coin-offer',
  'purchase',
  'travel',
  'match',
]);

/** Adds to what the room tells or does after this tick. */
export function emitEvent(world: World, event: WorldEvent): void {
  const limit = DURABLE_EVENTS.has(event.kind)
    ? EVENTS_PER_TICK_MAX + DURABLE_EVENTS_PER_TICK_MAX
    : EVENTS_PER_TICK_MAX;
  if (world.events.length < limit) world.events.push(event);
}
