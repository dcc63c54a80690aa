import type { PricingPlan } from '@playloom/api-contract';
import type { KeepAlive } from '@playloom/game-format';
import { HOUR_MS } from '../../../process/clock.ts';
import { SLEEP_MS_MAX } from './limits.ts';

/** Returns how long a room may sleep: what its game asks for, at most what the creator's plan allows. 0 for not at all. */
export function resolveSleepMs(
  keepAlive: KeepAlive,
  { sleepHours, keptRooms }: Pick<PricingPlan['limits'], 'sleepHours' | 'keptRooms'>,
): number {
  if (keepAlive.kind === 'playing' || keptRooms === 0) return 0;
  const wanted = keepAlive.kind === 'always' ? Infinity : keepAlive.hours;
  return Math.min(SLEEP_MS_MAX, Math.min(wanted, sleepHours ?? Infinity) * HOUR_MS);
}
