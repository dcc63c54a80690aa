import { getPlayPath } from './getPlayPath.ts';

/** Path of the achievements of a game. */
export function getAchievementsPath(gameSlug: string): string {
  return `${getPlayPath(gameSlug)}/achievements`;
}

/** Path of everything that a user has unlocked. */
export function getPlayerAchievementsPath(username: string, page = 1): string {
  return `/user/${encodeURIComponent(username)}/achievements${page > 1 ? `?page=${page}` : ''}`;
}
