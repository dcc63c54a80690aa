import { eq } from 'drizzle-orm';
import type { SignUpStartResponse } from '@playloom/api-contract';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import { PinResendTooSoon, SignUpAlreadyCompleted, SignUpNotFound } from './accountErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { signUps } from '../../../storage/schema.ts';
import { sendSignUpProof } from './sendSignUpProof.ts';
import { lockSignUp } from './signUpQueries.ts';
import { presentSignUpStarted, RESEND_AFTER_MS } from './startSignUp.ts';

/** Sends a new PIN and link. The old ones stop working. */
export async function resendPin(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithJobs,
  signUpId: string,
): Promise<SignUpStartResponse> {
  const { db, clock } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const signUp = await lockSignUp(tx, signUpId, now);
    if (!signUp) throw SignUpNotFound();
    if (signUp.completedAt) throw SignUpAlreadyCompleted();
    if (now < addMilliseconds(signUp.sentAt, RESEND_AFTER_MS)) throw PinResendTooSoon();
    const proof = await sendSignUpProof(services, tx, signUp);
    await tx.update(signUps).set(proof).where(eq(signUps.id, signUpId));
  });
  return presentSignUpStarted(signUpId);
}
