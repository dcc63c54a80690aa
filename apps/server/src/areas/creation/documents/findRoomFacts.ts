import type { Game, Goal, Settings } from '@playloom/game-format';
import type { RoomFacts } from '../../../storage/schema.ts';

/**
 * Finds what a rooms process must know before it opens a room. Older releases have fewer settings, and no goals, for
 * which their engines would not count.
 */
export function findRoomFacts(
  { scripts = {}, settings }: Partial<Pick<Game, 'scripts' | 'settings'>>,
  goals?: readonly Goal[],
): RoomFacts {
  const { keepAlive = { kind: 'playing' as const }, achievements = [] } = (settings ??
    {}) as Partial<Settings>;
  return { hasScripts: Object.keys(scripts).length > 0, keepAlive, achievements, ...(goals && { goals }) };
}
