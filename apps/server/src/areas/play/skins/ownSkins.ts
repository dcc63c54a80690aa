import type { Skin } from '@playloom/api-contract';
import { SkinNotFound } from './skinErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import {
  deleteSkin,
  findSkin,
  hasEarnedSkin,
  listEarnedSkins,
  listSkinsOfUser,
  removeWornSkin,
  setWornSkin,
  type SkinRow,
} from './skinQueries.ts';
import { presentSkin } from './presentSkin.ts';
import { listLiveAchievements } from '../achievements/achievementQueries.ts';
import { discardFile } from '../../../files/discardFile.ts';

/** Lists the skins that a user has made, then those that they have earned. */
export async function listUsableSkins({ db }: WithDatabase, userId: string): Promise<Skin[]> {
  const [own, earned] = await Promise.all([listSkinsOfUser(db, userId), listEarnedSkins(db, userId)]);
  const gameIds = [...own, ...earned].map(({ skin }) => skin.gameId);
  const achievements = await listLiveAchievements(db, [...new Set(gameIds)]);
  return [
    ...own.map((skin) => presentSkin(skin, achievements)),
    ...earned.map((skin) => presentSkin(skin, achievements, true)),
  ];
}

/**
 * Makes the player wear an approved skin in a game, or none. They must have made or earned it. It applies the next time
 * they join.
 */
export async function changeWornSkin(
  services: WithDatabase,
  userId: string,
  gameId: string,
  skinId: string | null,
): Promise<void> {
  const { db } = services;
  if (skinId === null) {
    if (isUuid(gameId)) await removeWornSkin(db, gameId, userId);
    return;
  }
  const skin = await findSkin(db, skinId);
  const isUsable = skin !== null && (skin.userId === userId || (await hasEarnedSkin(db, userId, skin.id)));
  if (!isUsable || skin.gameId !== gameId || skin.status !== 'approved') throw SkinNotFound();
  await setWornSkin(db, { gameId, userId, skinId });
}

export async function removeSkin(
  services: WithDatabase & WithFiles,
  userId: string,
  skinId: string,
): Promise<void> {
  const { id, file } = await requireOwnSkin(services, userId, skinId);
  await deleteSkin(services.db, id);
  await discardFile(services, file);
}

/** Finds a skin of this user. Skins of other users are reported as not found. */
async function requireOwnSkin({ db }: WithDatabase, userId: string, skinId: string): Promise<SkinRow> {
  const skin = await findSkin(db, skinId);
  if (!skin || skin.userId !== userId) throw SkinNotFound();
  return skin;
}
