import { limits, type Dashboard, type DraftRole } from '@playloom/api-contract';
import type { Services } from '../../services.ts';
import { findDraftAccessBySlug } from '../../storage/draftQueries.ts';
import type { GameRow } from '../../storage/gameQueries.ts';
import { readRollUps } from '../../storage/playSessionQueries.ts';
import { findUsername } from '../../storage/userQueries.ts';
import { requireRight } from '../drafts/policy.ts';
import { addDays, toUtcDay } from './toUtcDay.ts';
import { getFirstDayNeeded, summarizeDays } from './summarizeDays.ts';

/** The figures of a game for its owner and collaborators, read from the rollups. */
export async function readDashboard(
  services: Services,
  userId: string,
  gameSlug: string,
  days: number,
): Promise<Dashboard> {
  const access = await findDraftAccessBySlug(services.db, gameSlug, userId);
  const { game, role } = requireRight(access, 'view');
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

/** Reads the rollups. */
export async function readDashboardFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  gameId: string,
  days: number,
): Promise<Pick<Dashboard, 'days' | 'now' | 'before' | 'leaving' | 'problems'>> {
  const today = toUtcDay(clock.now());
  const { days: rows, problems } = await readRollUps(db, gameId, {
    today,
    since: getFirstDayNeeded(today, days),
    problemsSince: addDays(today, 1 - days),
    problemsMax: limits.PROBLEMS_SHOWN_MAX,
  });
  return { ...summarizeDays(rows, today, days), problems };
}

function presentGame(game: GameRow, role: DraftRole, creator: string): Dashboard['game'] {
  const { id, slug, title, liveRelease } = game;
  return { _id: id, gameSlug: slug, title, creator, role, isPublished: liveRelease !== null };
}
