import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import { findDraftAccessBySlug, hasDraft } from './draftQueries.ts';
import { readPlanLimits } from '../../economy/plans/readPlanLimits.ts';
import { DRAFT_SOCKETS_PATH } from './DraftHub.ts';
import { ensureDraft } from './ensureDraft.ts';
import { requireDraftPermission } from './policy.ts';

type OpenedGame = EndpointResponse<Endpoints['openGame']>['data'];

/** Returns the data that the editor needs before it connects. */
export async function openGameForEditing(
  services: WithClock & WithLog & WithDatabase & WithPlans & WithDocuments & WithEngineVersion,
  slug: string,
  userId: string,
): Promise<OpenedGame> {
  const { db, engineVersion } = services;
  const { game, role } = requireDraftPermission(await findDraftAccessBySlug(db, slug, userId), 'view');
  if (!(await hasDraft(db, game.id))) await ensureDraft(services, game);
  const { playersPerRoom, sleepHours, keptRooms } = await readPlanLimits(services, db, game.creatorId);
  return {
    _id: game.id,
    gameSlug: game.slug,
    title: game.title,
    role,
    release: game.liveRelease,
    isOpenSource: game.isOpenSource,
    isUnlisted: game.isUnlisted,
    cover: game.coverFile,
    // Drafts always use the newest engine; releases keep theirs.
    engineVersion,
    playersLimit: playersPerRoom,
    sleepHours: keptRooms === 0 ? 0 : sleepHours,
    socket: `${DRAFT_SOCKETS_PATH}${game.id}`,
  };
}
