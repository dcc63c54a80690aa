import type { AccountRow, AccountView, Role } from '@playloom/api-contract';
import { asc, eq } from 'drizzle-orm';
import { NotAllowed, UserNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { listSanctionsOf } from '../../storage/moderationQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { games, users } from '../../storage/schema.ts';
import { deleteSessionsOf, type UserRow } from '../../storage/sessionQueries.ts';
import { findSessionsOf } from '../settings/settingsQueries.ts';
import { forgetTwoFactor } from '../two-factor/setUpTwoFactor.ts';
import { recordAction } from './recordAction.ts';
import { setRole } from './setRole.ts';

/** Who does it, to whom, and why. */
export interface AccountAct {
  actor: UserRow;
  id: string;
  reason: string;
}

export function presentAccountRow(user: UserRow): AccountRow {
  const { id, username, email, role, twoFactorSince, createdAt, deleteAfter } = user;
  return {
    id,
    username,
    email: email ?? '',
    role,
    hasTwoFactor: twoFactorSince !== null,
    createdAt: createdAt.toISOString(),
    deleteAfter: deleteAfter?.toISOString() ?? null,
  };
}

export async function readAccount({ db, clock }: Services, id: string): Promise<AccountView> {
  const user = await findUser(db, id);
  const sessions = await findSessionsOf(db, id, clock.now());
  const sanctions = await listSanctionsOf(db, { userId: id, gameId: null }, clock.now());
  return {
    ...presentAccountRow(user),
    coins: user.coins,
    birthDate: user.birthDate,
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

/** Nobody changes their own: the last operator would lock the console from inside. */
export async function changeRole(
  { db, clock }: Services,
  { actor, id, reason }: AccountAct,
  role: Role,
): Promise<void> {
  if (actor.id === id) throw NotAllowed();
  await db.transaction(async (tx) => {
    const user = await findUser(tx, id);
    await setRole(tx, { actorId: actor.id, user, role, reason, now: clock.now() });
  });
}

export async function endAccountSessions(
  { db, clock, live }: Services,
  { actor, id, reason }: AccountAct,
): Promise<void> {
  await db.transaction(async (tx) => {
    await findUser(tx, id);
    await deleteSessionsOf(tx, id);
    const now = clock.now();
    await recordAction(tx, { actorId: actor.id, action: 'sessions.end', userId: id, reason, now });
  });
  live.end(id);
}

/** Sessions end too: whoever asked for this may not be the owner, and then must not find one open. */
export async function resetTwoFactor(
  { db, clock, live }: Services,
  { actor, id, reason }: AccountAct,
): Promise<void> {
  if (actor.id === id) throw NotAllowed();
  await db.transaction(async (tx) => {
    await findUser(tx, id);
    await forgetTwoFactor(tx, id);
    await deleteSessionsOf(tx, id);
    const now = clock.now();
    await recordAction(tx, { actorId: actor.id, action: 'two-factor.reset', userId: id, reason, now });
  });
  live.end(id);
}

export async function findUser(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw UserNotFound();
  return user;
}
