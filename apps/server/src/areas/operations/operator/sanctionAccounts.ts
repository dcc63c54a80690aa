import { eq } from 'drizzle-orm';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { BirthDateInvalid } from '../../identity/users/userErrors.ts';
import { NotAllowed } from '../../../http/errors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { liftSanctions } from '../../identity/sanctions/sanctionQueries.ts';
import { users } from '../../../storage/schema.ts';
import { computeAge } from '../../identity/users/ageBands.ts';
import { AGE_MAX } from '../../community/chat/limits.ts';
import { adjustCoins } from '../../economy/ledger/moves.ts';
import { runLedgerTransaction } from '../../economy/coins/runLedgerTransaction.ts';
import { banUser, muteUser } from '../../community/moderation/sanctionUser.ts';
import { requireUserById } from '../../identity/users/requireUserById.ts';
import { recordAction, type AccountAction } from '../../identity/audit/recordAction.ts';

const SENTENCES = {
  ban: { pass: banUser, action: 'account.ban' },
  mute: { pass: muteUser, action: 'account.mute' },
} as const;

/** Bans or mutes an account. Only operators can sanction staff, and no one can sanction themselves. */
export async function sanctionAccount(
  services: WithClock & WithDatabase & WithJobs & WithLive & WithRooms,
  kind: 'ban' | 'mute',
  { actor, id, reason }: AccountAction,
  days: number | undefined,
): Promise<void> {
  const { db, clock } = services;
  const user = await requireUserById(db, id);
  if (id === actor.id || (user.role !== 'user' && actor.role !== 'operator')) throw NotAllowed();
  const now = clock.now();
  const expiresAt = days === undefined ? null : addMilliseconds(now, days * DAY_MS);
  const details = { days: days ?? null };
  const { pass, action } = SENTENCES[kind];
  await pass(services, user, { reason, byUserId: actor.id, expiresAt }, (tx) =>
    recordAction(tx, { actorId: actor.id, action, userId: id, reason, details, now }),
  );
}

export async function liftAccountSanctions(
  { db, clock }: WithClock & WithDatabase,
  { actor, id, reason }: AccountAction,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await requireUserById(tx, id);
    await liftSanctions(tx, { userId: id, gameId: null }, now);
    await recordAction(tx, { actorId: actor.id, action: 'account.pardon', userId: id, reason, now });
  });
}

/** Sets the birth date of an account. The date itself is not logged, because the log outlives the account. */
export async function correctBirthDate(
  { db, clock }: WithClock & WithDatabase,
  { actor, id, reason }: AccountAction,
  birthDate: string,
): Promise<void> {
  const now = clock.now();
  const age = computeAge({ birthDate }, now);
  if (age === null || age < 0 || age > AGE_MAX) throw BirthDateInvalid();
  await db.transaction(async (tx) => {
    await requireUserById(tx, id);
    await tx.update(users).set({ birthDate }).where(eq(users.id, id));
    await recordAction(tx, { actorId: actor.id, action: 'birth-date.correct', userId: id, reason, now });
  });
}

/** Adds or removes coins. A repeated request with the same key is booked and recorded once. */
export async function adjustAccountCoins(
  services: WithClock & WithDatabase & WithLive,
  { actor, id, reason }: AccountAction,
  { amount, key }: { amount: number; key: string },
): Promise<void> {
  const at = services.clock.now();
  await requireUserById(services.db, id);
  const request = { key: `adjust ${key}`, userId: id, reason, isGiven: amount > 0, at };
  await runLedgerTransaction(services, async (ledger, tx) => {
    const booked = await adjustCoins(ledger, { ...request, amount: BigInt(Math.abs(amount)) });
    const action = { actorId: actor.id, action: 'coins.adjust', userId: id, reason } as const;
    if (booked.isNew) await recordAction(tx, { ...action, details: { amount }, now: at });
    return booked;
  });
}
