import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { deleteBrowserCopy } from './persistInBrowser.ts';

const KEY = 'playloom.localGames';
const LISTED_MAX = 50;

/** A game that was started in this browser without an account. */
export interface LocalGame {
  readonly id: string;
  readonly title: string;
  /** Time of the last edit, in milliseconds since 1970. */
  readonly editedAt: number;
  /**
   * Slug of the game that was created from this one when its creator signed up. This copy stays in the
   * browser.
   */
  readonly adoptedAs: string | null;
  /** Slug of the starter or open-source game that this one was created from. */
  readonly from?: string;
}

/** Lists the local games, last edited first. */
export function listLocalGames(): readonly LocalGame[] {
  try {
    const stored: unknown = JSON.parse(getBrowserStorage('local').getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLocalGame) : [];
  } catch {
    return [];
  }
}

export function findLocalGame(id: string): LocalGame | null {
  return listLocalGames().find((game) => game.id === id) ?? null;
}

export function saveLocalGame(game: LocalGame): void {
  const others = listLocalGames().filter(({ id }) => id !== game.id);
  write([game, ...others].sort((a, b) => b.editedAt - a.editedAt).slice(0, LISTED_MAX));
}

/** Deletes the game with its content. */
export function deleteLocalGame(id: string): void {
  write(listLocalGames().filter((game) => game.id !== id));
  deleteBrowserCopy(id);
}

function write(games: readonly LocalGame[]): void {
  try {
    getBrowserStorage('local').setItem(KEY, JSON.stringify(games));
  } catch {
    // The storage is full. The game itself is stored elsewhere and can still be opened by its URL.
  }
}

function isLocalGame(value: unknown): value is LocalGame {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, editedAt, adoptedAs, from } = value as Partial<Record<keyof LocalGame, unknown>>;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof editedAt === 'number' &&
    (adoptedAs === null || typeof adoptedAs === 'string') &&
    (from === undefined || typeof from === 'string')
  );
}
