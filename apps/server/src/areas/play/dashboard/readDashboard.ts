import { type Dashboard, type DraftRole } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findDraftAccessBySlug } from '../../creation/drafts/draftQueries.ts';
import type { GameRow } from '../../../storage/schema.ts';
import { findUsername } from '../../identity/users/userQueries.ts';
import { requireDraftPermission } from '../../creation/drafts/policy.ts';
import { readDashboardFigures } from './readDashboardFigures.ts';

/** Reads the dashboard of a game for its owner and collaborators. */
export async function readDashboard(
  services: WithClock & WithDatabase & WithRooms,
  userId: string,
  gameSlug: string,
  days: number,
): Promise<Dashboard> {
  const access = await findDraftAccessBySlug(services.db, gameSlug, userId);
  const { game, role } = requireDraftPermission(access, 'view');
  const [creator, playing, figures] = await Promise.all([
    findUsername(services.db, game.creatorId),
    services.rooms.countPlayers(),
    readDashboardFigures(services, game.id, days),
  ]);
  return {
    game: presentGame(game, role, creator),
    playing: playing.get(game.id) ?? 0,
    hasPlays: game.plays > 0,
    ...figures,
  };
}

function presentGame(game: GameRow, role: DraftRole, creator: string): Dashboard['game'] {
  const { id, slug, title, liveRelease } = game;
  return { _id: id, gameSlug: slug, title, creator, role, isPublished: liveRelease !== null };
}
