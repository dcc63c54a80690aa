import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findDraftAccess } from '../../creation/drafts/draftQueries.ts';
import { requireDraftPermission } from '../../creation/drafts/policy.ts';
import { listLiveAchievements } from '../achievements/achievementQueries.ts';
import { AchievementNotFound, SkinNotFound } from './skinErrors.ts';
import { findSkin, storeSkinReward } from './skinQueries.ts';

/**
 * Sets the achievement with which players earn a skin. Only for skins that the caller has made, because others have not
 * agreed to give theirs away.
 */
export async function setSkinReward(
  { db }: WithDatabase,
  userId: string,
  { id, skinId }: { readonly id: string; readonly skinId: string },
  achievement: string | null,
): Promise<void> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'edit');
  const skin = await findSkin(db, skinId);
  const isOwn = skin !== null && skin.gameId === game.id && skin.userId === userId;
  if (!isOwn || skin.status !== 'approved') throw SkinNotFound();
  if (achievement !== null) {
    const known = (await listLiveAchievements(db, [game.id])).get(game.id) ?? [];
    if (!known.some((one) => one.id === achievement)) throw AchievementNotFound();
  }
  await storeSkinReward(db, skin, achievement);
}
