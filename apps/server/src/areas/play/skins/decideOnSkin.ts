import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { SkinAlreadyReviewed, SkinNotFound } from './skinErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findDraftAccess } from '../../creation/drafts/draftQueries.ts';
import { reviewSkin, findSkin } from './skinQueries.ts';
import { requireDraftPermission } from '../../creation/drafts/policy.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';

type Decision = EndpointBody<Endpoints['decideSkin']>;

/** Approves or rejects a skin and notifies its author. A skin can be decided on only once. */
export async function decideOnSkin(
  services: WithClock & WithDatabase & WithJobs,
  userId: string,
  { id, skinId }: { id: string; skinId: string },
  decision: Decision,
): Promise<void> {
  const { db, clock } = services;
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'edit');
  const skin = await findSkin(db, skinId);
  if (!skin || skin.gameId !== game.id) throw SkinNotFound();
  const isApproved = decision.decision === 'approve';
  const reason = isApproved ? '' : decision.reason;
  await db.transaction(async (tx) => {
    const status = isApproved ? 'approved' : 'rejected';
    if (!(await reviewSkin(tx, skin.id, { status, reason, decidedAt: clock.now() })))
      throw SkinAlreadyReviewed();
    await queueNotification(services, tx, {
      userIds: [skin.userId],
      kind: 'skin',
      text: isApproved
        ? `Your skin for ${game.title} was approved. You can wear it now.`
        : `Your skin for ${game.title} was rejected: ${reason}`,
      href: '/skin-submission',
      key: `skin ${skin.id} decided`,
    });
  });
}
