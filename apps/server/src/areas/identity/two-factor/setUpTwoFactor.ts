import { and, eq, isNull } from 'drizzle-orm';
import { TwoFactorNotStarted, TwoFactorAlreadyEnabled } from './twoFactorErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import { composeTwoFactorMail } from './composeTwoFactorMail.ts';
import { decryptSecret, encryptSecret } from '../../../process/encryptSecret.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { recoveryCodes, twoFactors, users, type UserRow } from '../../../storage/schema.ts';
import { changeAndEndSessions } from '../sessions/changeAndEndSessions.ts';
import type { TwoFactorCodeGuard } from './createTwoFactorCodeGuard.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recoveryCodes.ts';
import { consumeTwoFactorCode } from './consumeTwoFactorCode.ts';
import { createTotpUri, findTotpStep, makeTotpSecret } from './totp.ts';
import { mailUser } from '../users/mailUser.ts';

/** Creates a secret that becomes active when one of its codes is confirmed. Starting again replaces it. */
export async function startTwoFactor(
  { db, secrets, clock }: WithSecrets & WithClock & WithDatabase,
  user: UserRow,
): Promise<{ uri: string; secret: string }> {
  const secret = makeTotpSecret();
  const fresh = {
    secret: encryptSecret({ secrets, purpose: 'two-factor secrets', owner: user.id }, secret),
    createdAt: clock.now(),
    lastStep: 0,
  };
  const started = await db
    .insert(twoFactors)
    .values({ userId: user.id, ...fresh })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: fresh,
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId });
  if (started.length === 0) throw TwoFactorAlreadyEnabled();
  return { uri: createTotpUri(secret, user.username), secret };
}

/** Enables two-factor login and ends every other session, because those were opened without a code. */
export async function confirmTwoFactor(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithJobs & WithLive & WithRooms,
  guard: TwoFactorCodeGuard,
  { user, sessionId }: SignedInSession,
  code: string,
): Promise<string[]> {
  const { clock } = services;
  const isOpen = and(eq(twoFactors.userId, user.id), isNull(twoFactors.confirmedAt));
  const codes = makeRecoveryCodes();
  await changeAndEndSessions(services, user.id, { except: sessionId }, async (tx) => {
    const [row] = await tx.select().from(twoFactors).where(isOpen).for('update');
    const secret =
      row && decryptSecret({ ...services, purpose: 'two-factor secrets', owner: user.id }, row.secret);
    if (!secret) throw user.twoFactorSince ? TwoFactorAlreadyEnabled() : TwoFactorNotStarted();
    const now = clock.now();
    const step = findTotpStep(secret, code.replace(/\s/g, ''), now);
    await guard.check(user.id, async () => step !== null);
    await tx
      .update(twoFactors)
      .set({ confirmedAt: now, lastStep: step ?? 0 })
      .where(isOpen);
    await tx
      .insert(recoveryCodes)
      .values(codes.map((one) => ({ userId: user.id, codeHash: hashRecoveryCode(one) })));
    await tx.update(users).set({ twoFactorSince: now }).where(eq(users.id, user.id));
    await notifyOwner(services, tx, user, true);
  });
  return codes;
}

/** Disables two-factor login after checking a code. The caller has already checked the password. */
export async function disableTwoFactor(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithJobs,
  guard: TwoFactorCodeGuard,
  user: UserRow,
  code: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await guard.check(user.id, () => consumeTwoFactorCode(services, tx, user.id, code));
    await deleteTwoFactor(tx, user.id);
    await notifyOwner(services, tx, user, false);
  });
}

export async function deleteTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorSince: null }).where(eq(users.id, userId));
}

async function notifyOwner(
  { config, jobs }: WithConfig & WithJobs,
  tx: Db,
  user: UserRow,
  isOn: boolean,
): Promise<void> {
  await mailUser(jobs, tx, user, (to) => composeTwoFactorMail(config, { to, username: user.username, isOn }));
}
