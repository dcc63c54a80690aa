import { apiLimits, type GameLeaderboard } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { PublishedGame } from '../../creation/games/gameQueries.ts';
import { listLeaderboardNames, listScores, readRank } from './scoreQueries.ts';
import { computeAge } from '../../identity/users/ageBands.ts';

/** Names of players younger than this are hidden from others. */
const NAMED_FROM = 13;

/** Lists the leaderboards of a game, including empty ones, with the names that the visitor may see. */
export async function listLeaderboards(
  services: WithClock & WithDatabase,
  game: PublishedGame,
  userId: string | null,
): Promise<GameLeaderboard[]> {
  const played = await listLeaderboardNames(services.db, game.id, apiLimits.LEADERBOARDS_SHOWN);
  const names = [...new Set([...(game.facts.leaderboards ?? []), ...played])];
  return Promise.all(
    names.slice(0, apiLimits.LEADERBOARDS_SHOWN).map((name) => readBoard(services, game.id, name, userId)),
  );
}

async function readBoard(
  { db, clock }: WithClock & WithDatabase,
  gameId: string,
  leaderboard: string,
  userId: string | null,
): Promise<GameLeaderboard> {
  const board = { scope: 'game', ownerId: gameId, leaderboard } as const;
  const [scores, { players, own }] = await Promise.all([
    listScores(db, { ...board, limit: apiLimits.LEADERBOARD_ENTRIES_SHOWN }),
    readRank(db, board, userId),
  ]);
  const now = clock.now();
  const top = scores.map((row) => {
    const isOwn = row.userId === userId;
    const age = computeAge(row, now);
    const isNamed = isOwn || age === null || age >= NAMED_FROM;
    // Equal scores share a rank.
    const place = 1 + scores.findIndex(({ score }) => score === row.score);
    return { place, name: isNamed ? row.username : null, score: row.score, isOwn };
  });
  return { leaderboard, players, top, own };
}
