import type { Endpoints, EndpointQuery, EndpointResponse } from '@playloom/api-contract';
import { SavedDataNotFound } from './savedErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findDraftAccess, findDraftAccessBySlug } from '../../creation/drafts/draftQueries.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import { listGameLeaderboards, listSavedDataOfGame, listScoresOf } from './savedDataAdminQueries.ts';
import { readSavedText } from './savedQueries.ts';
import { findUsername } from '../../identity/users/userQueries.ts';
import { requireDraftPermission } from '../../creation/drafts/policy.ts';
import { presentScore } from './presentScore.ts';
import { parseSavedValues } from './savedLeases.ts';

type Players = EndpointResponse<Endpoints['listSavedPlayers']>['data'];

const PLAYERS_PER_PAGE = 20;
const BOARDS_LISTED = 100;

/** Lists the players with saved data in a game, one page at a time. */
export async function listSavedPlayers(
  { db }: WithDatabase,
  userId: string,
  gameSlug: string,
  { page, search }: EndpointQuery<Endpoints['listSavedPlayers']>,
): Promise<Players> {
  const { game } = requireDraftPermission(await findDraftAccessBySlug(db, gameSlug, userId), 'edit');
  const offset = (page - 1) * PLAYERS_PER_PAGE;
  const [creator, players, boards] = await Promise.all([
    findUsername(db, game.creatorId),
    // Reads one more row, to know whether there is another page.
    listSavedDataOfGame(db, { gameId: game.id, search, limit: PLAYERS_PER_PAGE + 1, offset }),
    listGameLeaderboards(db, game.id, BOARDS_LISTED),
  ]);
  return {
    game: { _id: game.id, gameSlug: game.slug, title: game.title, creator },
    players: players
      .slice(0, PLAYERS_PER_PAGE)
      .map((player) => ({ ...player, updatedAt: player.updatedAt.toISOString() })),
    hasMore: players.length > PLAYERS_PER_PAGE,
    leaderboards: boards,
  };
}

/** Reads a player's data in the game itself. Data of a world is left out, because it belongs to all of its games. */
export async function readSavedPlayer(
  { db }: WithDatabase,
  userId: string,
  id: string,
  playerId: string,
): Promise<EndpointResponse<Endpoints['readSavedPlayer']>['data']> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'edit');
  if (!isUuid(playerId)) throw SavedDataNotFound();
  const place = { scope: 'game', ownerId: game.id, userId: playerId } as const;
  const [text, scores] = await Promise.all([readSavedText(db, place), listScoresOf(db, place)]);
  return { values: parseSavedValues(text), scores: scores.map(presentScore) };
}
