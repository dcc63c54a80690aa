import { apiLimits, type GameCard } from '@playloom/api-contract';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

/**
 * Storage key of the games a guest played in this browser, most recent first. For logged-in users, the account stores
 * them.
 */
export const RECENT_GAMES_KEY = 'recentGames';
const STORED_MAX = apiLimits.RECENT_GAMES_MAX;

type RecentGame = Pick<GameCard, '_id' | 'gameSlug' | 'title' | 'cover' | 'creator'>;

export function readRecentGames(storage: KeyValueStorage): RecentGame[] {
  return parseRecentGames(storage.getItem(RECENT_GAMES_KEY));
}

export function parseRecentGames(text: string | null): RecentGame[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentGame) : [];
  } catch {
    return [];
  }
}

/** Adds a game to the recent games. Does nothing if storage is full, because the list is only a convenience. */
export function recordRecentGame(storage: KeyValueStorage, game: RecentGame): void {
  const { _id, gameSlug, title, cover, creator } = game;
  const others = readRecentGames(storage).filter((other) => other._id !== _id);
  const stored = [{ _id, gameSlug, title, cover, creator }, ...others].slice(0, STORED_MAX);
  try {
    storage.setItem(RECENT_GAMES_KEY, JSON.stringify(stored));
  } catch {
    return;
  }
}

function isRecentGame(value: unknown): value is RecentGame {
  const game = value as Partial<Record<keyof RecentGame, unknown>> | null;
  const isCover = game?.cover === null || typeof game?.cover === 'string';
  return (
    isCover &&
    [game?._id, game?.gameSlug, game?.title, game?.creator].every((text) => typeof text === 'string')
  );
}
