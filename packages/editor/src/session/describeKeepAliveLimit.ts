import type { KeepAlive } from '@playloom/game-format';
import type { GameIdentity } from './EditorSession.ts';

/** Returns how many hours the owner's plan keeps rooms without players; null if there is no limit. */
export function getSleepHoursLimit(identity: GameIdentity): number | null {
  return identity.kind === 'stored' ? (identity.sleepHours ?? null) : null;
}

/** Explains what the plan allows, and what happens if the game asks for more. Null if there is no limit. */
export function describeKeepAliveLimit(limit: number | null, keepAlive: KeepAlive): string | null {
  if (limit === null) return null;
  if (limit === 0) return 'Your plan doesn’t keep rooms without players.';
  const hours = `${limit} ${limit === 1 ? 'hour' : 'hours'}`;
  return isOverLimit(limit, keepAlive)
    ? `Your plan keeps rooms for up to ${hours}, so rooms of this game end after that.`
    : `Your plan keeps rooms for up to ${hours} after the last player leaves.`;
}

export function isOverLimit(limit: number | null, keepAlive: KeepAlive): boolean {
  if (limit === null || keepAlive.kind === 'playing') return false;
  return keepAlive.kind === 'always' || keepAlive.hours > limit;
}
