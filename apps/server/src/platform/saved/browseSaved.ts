import type { Endpoints, QueryOf, ResponseOf } from '@playloom/api-contract';
import { SavedNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findDraftAccess, findDraftAccessBySlug } from '../../storage/draftQueries.ts';
import { isId } from '../../storage/isId.ts';
import { listBoards, listSavedOfGame, listScoresOf } from '../../storage/savedDeskQueries.ts';
import { readSavedText } from '../../storage/savedQueries.ts';
import { findUsername } from '../../storage/userQueries.ts';
import { needRight } from '../drafts/policy.ts';
import { presentScore } from './presentScore.ts';
import { parseValues } from './savedLeases.ts';

type Players = ResponseOf<Endpoints['listSavedPlayers']>['data'];

const PLAYERS_A_PAGE = 20;
const BOARDS_LISTED = 100;

/** Whose data a game keeps, a page at a time. */
export async function listSavedPlayers(
  { db }: Services,
  userId: string,
  gameSlug: string,
  { page, search }: QueryOf<Endpoints['listSavedPlayers']>,
): Promise<Players> {
  const { game } = needRight(await findDraftAccessBySlug(db, gameSlug, userId), 'edit');
  const offset = (page - 1) * PLAYERS_A_PAGE;
  const [creator, players, boards] = await Promise.all([
    findUsername(db, game.creatorId),
    // One more tells whether there is another page.
    listSavedOfGame(db, { gameId: game.id, search, limit: PLAYERS_A_PAGE + 1, offset }),
    listBoards(db, game.id, BOARDS_LISTED),
  ]);
  return {
    game: { _id: game.id, gameSlug: game.slug, title: game.title, creator },
    players: players
      .slice(0, PLAYERS_A_PAGE)
      .map((player) => ({ ...player, updatedAt: player.updatedAt.toISOString() })),
    hasMore: players.length > PLAYERS_A_PAGE,
    leaderboards: boards,
  };
}

/** What the game itself keeps: a world's data belong to all of its games. */
export async function readSavedPlayer(
  { db }: Services,
  userId: string,
  id: string,
  playerId: string,
): Promise<ResponseOf<Endpoints['readSavedPlayer']>['data']> {
  const { game } = needRight(await findDraftAccess(db, id, userId), 'edit');
  if (!isId(playerId)) throw SavedNotFound();
  const place = { scope: 'game', ownerId: game.id, userId: playerId } as const;
  const [text, scores] = await Promise.all([readSavedText(db, place), listScoresOf(db, place)]);
  return { values: parseValues(text), scores: scores.map(presentScore) };
}
