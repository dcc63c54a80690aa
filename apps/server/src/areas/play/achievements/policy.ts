import { TEST_RELEASE_NUMBER_MIN, type GameRow } from '../../../storage/schema.ts';
import { VISIBILITY_MEMBERS } from '../../creation/games/policy.ts';

/** Nobody earns anything in playtests, and creators don't in games that only they and their friends can find. */
export function canEarnAchievements(game: GameRow, userId: string | null, release: number): boolean {
  const isTest = !Number.isSafeInteger(release) || release >= TEST_RELEASE_NUMBER_MIN;
  return !isTest && (game.creatorId !== userId || isPublic(game));
}

/** Otherwise creators could raise levels with games that give points for nothing. */
export function countsForPlayerLevel(game: GameRow, userId: string): boolean {
  return isPublic(game) && game.creatorId !== userId;
}

function isPublic({ visibility, isUnlisted }: GameRow): boolean {
  return visibility !== VISIBILITY_MEMBERS && !isUnlisted;
}
