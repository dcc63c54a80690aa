import type { AccountRow, AccountView, Role } from '@playloom/api-contract';
import { asc, eq } from 'drizzle-orm';
import { NotAllowed } from '../../../http/errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { listSanctionsOf } from '../../identity/sanctions/sanctionQueries.ts';
import { games, type UserRow } from '../../../storage/schema.ts';
import { changeAndEndSessions } from '../../identity/sessions/changeAndEndSessions.ts';
import { findUserSessions } from '../../identity/settings/settingsQueries.ts';
import { deleteTwoFactor } from '../../identity/two-factor/setUpTwoFactor.ts';
import { recordAction, type AccountAction } from '../../identity/audit/recordAction.ts';
import { setRole } from './setRole.ts';
import { requireUserById } from '../../identity/users/requireUserById.ts';

/** Presents an account in a list. Moderators do not need the email, so it is hidden from them. */
export function presentAccountRow(user: UserRow, reader: UserRow): AccountRow {
  const { id, username, email, role, twoFactorSince, createdAt, deleteAfter } = user;
  return {
    id,
    username,
    email: reader.role === 'operator' ? email : null,
    role,
    hasTwoFactor: twoFactorSince !== null,
    createdAt: createdAt.toISOString(),
    deleteAfter: deleteAfter?.toISOString() ?? null,
  };
}

export async function readAccount(
  { db, clock }: WithClock & WithDatabase,
  id: string,
  reader: UserRow,
): Promise<AccountView> {
  const user = await requireUserById(db, id);
  const isOperator = reader.role === 'operator';
  const sessions = isOperator ? await findUserSessions(db, id, clock.now()) : [];
  const sanctions = await listSanctionsOf(db, { userId: id, gameId: null }, clock.now());
  return {
    ...presentAccountRow(user, reader),
    coins: isOperator ? user.coins : null,
    birthDate: isOperator ? user.birthDate : null,
    sanctions: sanctions.map(({ kind, reason, expiresAt }) => ({
      kind,
      reason,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
    games: await db
      .select({ id: games.id, slug: games.slug, title: games.title })
      .from(games)
      .where(eq(games.creatorId, id))
      .orderBy(asc(games.createdAt)),
    sessions: sessions.map(({ device, lastSeenAt }) => ({ device, lastSeenAt: lastSeenAt.toISOString() })),
  };
}

/** Users cannot change their own role. Otherwise the last operator could lock everyone out of the console. */
export async function changeRole(
  { db, clock }: WithClock & WithDatabase,
  { actor, id, reason }: AccountAction,
  role: Role,
): Promise<void> {
  if (actor.id === id) throw NotAllowed();
  await db.transaction(async (tx) => {
    const user = await requireUserById(tx, id);
    await setRole(tx, { actorId: actor.id, user, role, reason, now: clock.now() });
  });
}

export async function endAccountSessions(
  services: WithClock & WithDatabase & WithLive & WithRooms,
  { actor, id, reason }: AccountAction,
): Promise<void> {
  await changeAndEndSessions(services, id, {}, async (tx) => {
    await requireUserById(tx, id);
    const now = services.clock.now();
    await recordAction(tx, { actorId: actor.id, action: 'sessions.end', userId: id, reason, now });
  });
}

/** Disables two-factor login and ends all sessions, because the request may not have come from the owner. */
export async function resetTwoFactor(
  services: WithClock & WithDatabase & WithLive & WithRooms,
  { actor, id, reason }: AccountAction,
): Promise<void> {
  if (actor.id === id) throw NotAllowed();
  await changeAndEndSessions(services, id, {}, async (tx) => {
    await requireUserById(tx, id);
    await deleteTwoFactor(tx, id);
    const now = services.clock.now();
    await recordAction(tx, { actorId: actor.id, action: 'two-factor.reset', userId: id, reason, now });
  });
}
