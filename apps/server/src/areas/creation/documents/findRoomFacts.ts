import type { Game, Settings } from '@playloom/game-format';
import type { RoomFacts } from '../../../storage/schema.ts';

/** Finds what a rooms process must know before it opens a room. Older releases have fewer settings. */
export function findRoomFacts({
  scripts = {},
  settings,
}: Partial<Pick<Game, 'scripts' | 'settings'>>): RoomFacts {
  const { keepAlive = { kind: 'playing' as const }, achievements = [] } = (settings ??
    {}) as Partial<Settings>;
  return { hasScripts: Object.keys(scripts).length > 0, keepAlive, achievements };
}
