import type { Collaborator } from '@playloom/api-contract';
import { and, eq } from 'drizzle-orm';
import { AlreadyOwner, NotACollaborator, TooManyCollaborators } from './draftErrors.ts';
import { CollaboratorsLimitReached } from '../../economy/plans/planErrors.ts';
import { NotAllowed } from '../../../http/errors.ts';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDrafts } from './DraftHub.ts';
import { findDraftAccess, listCollaboratorRows } from './draftQueries.ts';
import { type GameRow, collaboratorLinks, collaborators, games, users } from '../../../storage/schema.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { readPlanLimits } from '../../economy/plans/readPlanLimits.ts';
import { presentMinimalUser } from '../../identity/users/presentUser.ts';
import { hasDraftPermission, requireDraftPermission } from './policy.ts';

export type SharedRole = 'editor' | 'viewer';
const COLLABORATORS_MAX = 50;

export async function listCollaborators(
  services: WithConfig & WithDatabase,
  userId: string,
  id: string,
): Promise<Collaborator[]> {
  const { game } = requireDraftPermission(await findDraftAccess(services.db, id, userId), 'view');
  return presentAll(services, game.id);
}

export async function addCollaborator(
  services: WithConfig & WithClock & WithLog & WithDatabase & WithPlans & WithDrafts,
  userId: string,
  id: string,
  { username, role }: { username: string; role: SharedRole },
): Promise<Collaborator[]> {
  const { db, clock, drafts } = services;
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'own');
  const invited = await findUserByName(db, username);
  if (!invited || invited.deleteAfter !== null) throw UserNotFound();
  if (invited.id === game.creatorId) throw AlreadyOwner();
  await db.transaction((tx) =>
    upsertCollaborator(services, tx, game, { userId: invited.id, role, now: clock.now() }),
  );
  await drafts.recheck(game.id);
  return presentAll(services, game.id);
}

/** Adds a collaborator, or changes the role of one. */
export async function upsertCollaborator(
  services: WithClock & WithLog & WithPlans,
  tx: Db,
  game: GameRow,
  { userId, role, now }: { userId: string; role: SharedRole; now: Date },
): Promise<void> {
  await acquireTransactionLock(tx, `collaborators ${game.id}`);
  const there = await listCollaboratorRows(tx, [game.id]);
  const isThere = there.some((row) => row.userId === userId);
  if (!isThere && there.length >= COLLABORATORS_MAX) throw TooManyCollaborators();
  const { collaborators: most } = await readPlanLimits(services, tx, game.creatorId);
  if (!isThere && most !== null && there.length >= most) throw CollaboratorsLimitReached();
  await tx
    .insert(collaborators)
    .values({ gameId: game.id, userId, role, createdAt: now })
    .onConflictDoUpdate({ target: [collaborators.gameId, collaborators.userId], set: { role } });
}

/** Removes a collaborator at once. Their open editor is disconnected. */
export async function removeCollaborator(
  services: WithConfig & WithDatabase & WithDrafts,
  userId: string,
  id: string,
  removed: string,
): Promise<Collaborator[]> {
  const { db, drafts } = services;
  const { game, role } = requireDraftPermission(await findDraftAccess(db, id, userId), 'view');
  if (removed !== userId && !hasDraftPermission(role, 'own')) throw NotAllowed();
  if (isUuid(removed)) {
    const isIt = and(eq(collaborators.gameId, game.id), eq(collaborators.userId, removed));
    await db.delete(collaborators).where(isIt);
    // Otherwise a removed collaborator could return with the same link.
    if (removed !== userId) await db.delete(collaboratorLinks).where(eq(collaboratorLinks.gameId, game.id));
  }
  await drafts.recheck(game.id);
  return presentAll(services, game.id);
}

/**
 * Transfers a game and removes it from its world, because all maps of a world have one owner. The former owner stays
 * as an editor and keeps the world.
 */
export async function transferGame(
  services: WithConfig & WithClock & WithDatabase & WithDrafts,
  userId: string,
  id: string,
  newOwner: string,
): Promise<Collaborator[]> {
  const { db, clock, drafts } = services;
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'own');
  await db.transaction(async (tx) => {
    await acquireTransactionLock(tx, `collaborators ${game.id}`);
    const [row] = await tx.select().from(games).where(eq(games.id, game.id)).for('update');
    // Checked again inside the lock: the second of two parallel transfers must fail.
    if (row?.creatorId !== userId) throw NotAllowed();
    const there = await listCollaboratorRows(tx, [game.id]);
    if (!there.some((collaborator) => collaborator.userId === newOwner)) throw NotACollaborator();
    await tx
      .delete(collaborators)
      .where(and(eq(collaborators.gameId, game.id), eq(collaborators.userId, newOwner)));
    await tx
      .update(games)
      .set({ creatorId: newOwner, worldId: null, worldMap: null })
      .where(eq(games.id, game.id));
    await tx
      .insert(collaborators)
      .values({ gameId: game.id, userId, role: 'editor', createdAt: clock.now() });
  });
  await drafts.recheck(game.id);
  return presentAll(services, game.id);
}

/** Presents the owner and all collaborators, the owner first. */
async function presentAll(
  { db, config }: WithConfig & WithDatabase,
  gameId: string,
): Promise<Collaborator[]> {
  const [owner] = await db
    .select({ userId: users.id, username: users.username, avatarFile: users.avatarFile })
    .from(games)
    .innerJoin(users, eq(users.id, games.creatorId))
    .where(eq(games.id, gameId));
  const others = await listCollaboratorRows(db, [gameId]);
  const all = [...(owner ? [{ ...owner, role: 'owner' as const }] : []), ...others];
  return all.map(({ userId, username, avatarFile, role }) => {
    const { profilePicture } = presentMinimalUser({ id: userId, username, avatarFile }, config).local;
    return { userId, username, profilePicture, role };
  });
}
