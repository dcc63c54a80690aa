import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { apiLimits } from '@playloom/api-contract';
import { decryptSecret } from '../../../process/encryptSecret.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { recoveryCodes, twoFactors } from '../../../storage/schema.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { findTotpStep } from './totp.ts';

const DIGITS = new RegExp(`^[0-9]{${apiLimits.TOTP_CODE_DIGITS}}$`);

/** Accepts a code from the app or the recovery codes. Each code works once, even if it is sent twice in parallel. */
export async function consumeTwoFactorCode(
  services: WithSecrets & WithClock,
  tx: Db,
  userId: string,
  typed: string,
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  return DIGITS.test(digits)
    ? consumeAppCode(services, tx, userId, digits)
    : consumeRecoveryCode(services, tx, userId, typed);
}

async function consumeAppCode(
  { secrets, clock }: WithSecrets & WithClock,
  tx: Db,
  userId: string,
  code: string,
): Promise<boolean> {
  const isTheirs = and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt));
  const [row] = await tx.select().from(twoFactors).where(isTheirs);
  const secret = row && decryptSecret({ secrets, purpose: 'two-factor secrets', owner: userId }, row.secret);
  const step = secret ? findTotpStep(secret, code, clock.now()) : null;
  if (step === null) return false;
  const spent = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(isTheirs, lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return spent.length > 0;
}

async function consumeRecoveryCode(
  { clock }: WithClock,
  tx: Db,
  userId: string,
  code: string,
): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
}
