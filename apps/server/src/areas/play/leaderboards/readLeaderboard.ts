import type { GameRow } from '../../../storage/schema.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { listScores } from './scoreQueries.ts';

const PLACES = 100;

/** Reads the best scores of a game, or of all maps of its world. Equal scores share a rank. */
export async function readLeaderboard(
  db: Db,
  game: GameRow,
  leaderboard: string,
  scope: 'game' | 'world',
): Promise<{ place: number; name: string; score: number }[]> {
  const ownerId = scope === 'world' ? game.worldId : game.id;
  if (ownerId === null) return [];
  const scores = await listScores(db, { scope, ownerId, leaderboard, limit: PLACES });
  return scores.map(({ username, score }) => ({
    place: 1 + scores.findIndex((other) => other.score === score),
    name: username,
    score,
  }));
}
