import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { CoverNotFound } from './publishingErrors.ts';
import { NotAllowed } from '../../../http/errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithScripts } from '../releases/ScriptChecker.ts';
import type { WithEngineVersion } from '../releases/readEngineVersion.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findDraftAccess } from '../drafts/draftQueries.ts';
import { isImageOfGame } from '../../../files/fileQueries.ts';
import { type GameRow, games } from '../../../storage/schema.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { createReleaseFromDraft } from './createReleaseFromDraft.ts';
import { hasDraftPermission, requireDraftPermission } from '../drafts/policy.ts';

type PublishBody = EndpointBody<Endpoints['publishDraft']>;

export async function publishDraft(
  services: WithClock &
    WithLog &
    WithDatabase &
    WithJobs &
    WithPlans &
    WithDocuments &
    WithScripts &
    WithEngineVersion &
    WithDrafts &
    WithRooms,
  userId: string,
  id: string,
  { notes, isOpenSource, isUnlisted, cover }: PublishBody,
): Promise<{ _id: string; gameSlug: string; release: number }> {
  const { game, role } = requireDraftPermission(await findDraftAccess(services.db, id, userId), 'edit');
  const isNewLicense = isOpenSource !== undefined && isOpenSource !== game.isOpenSource;
  // Only the owner decides whether the game is open source and listed.
  const isNewListing = isUnlisted !== undefined && isUnlisted !== game.isUnlisted;
  if ((isNewLicense || isNewListing) && !hasDraftPermission(role, 'own')) throw NotAllowed();
  const release = await createReleaseFromDraft(services, game, {
    expected: null,
    isUnlisted,
    by: { userId, notes: notes.trim() },
    alongside: (tx) => updatePresentation(tx, game, { cover, isOpenSource }),
  });
  return { _id: game.id, gameSlug: game.slug, release };
}

async function updatePresentation(
  tx: Db,
  game: GameRow,
  { cover, isOpenSource }: { cover: string | undefined; isOpenSource: boolean | undefined },
): Promise<void> {
  const isNewCover = cover !== undefined && cover !== game.coverFile;
  if (isNewCover && !(await isImageOfGame(tx, game.id, cover))) throw CoverNotFound();
  if (!isNewCover && isOpenSource === undefined) return;
  await tx
    .update(games)
    .set({
      ...(isNewCover ? { coverFile: cover, isCoverInherited: false } : {}),
      ...(isOpenSource === undefined ? {} : { isOpenSource }),
    })
    .where(eq(games.id, game.id));
}
