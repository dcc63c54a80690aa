import { limits } from '@playloom/game-format';
import type { ScoreWrite } from '@playloom/room-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { storeBestScore } from '../leaderboards/scoreQueries.ts';

/** Stores a score for the game and, if it is a map, for its world. Sending a score twice changes nothing. */
export async function writeScore(
  { db, clock }: WithClock & WithDatabase,
  { gameId, userId, leaderboard, score, order }: ScoreWrite,
): Promise<void> {
  const game = await findGame(db, gameId);
  const isFine =
    Number.isFinite(score) && leaderboard !== '' && leaderboard.length <= limits.LEADERBOARD_NAME_MAX;
  if (!game || !isFine) return;
  const kept = {
    leaderboard: leaderboard.toWellFormed().replaceAll('\0', ''),
    userId,
    score: Math.min(limits.NUMBER_MAX, Math.max(-limits.NUMBER_MAX, score)),
    order,
    reachedAt: clock.now(),
  };
  await db.transaction(async (tx) => {
    await storeBestScore(tx, { scope: 'game', ownerId: game.id, ...kept });
    if (game.worldId !== null) await storeBestScore(tx, { scope: 'world', ownerId: game.worldId, ...kept });
  });
}
