import { randomUUID } from 'node:crypto';
import type { EndpointBody, Endpoints, SignUpStartResponse } from '@playloom/api-contract';
import { MINUTE_MS, SECOND_MS, type WithClock } from '../../../process/clock.ts';
import { TooManyMails } from './accountErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithMetrics } from '../../../http/createMetrics.ts';
import type { WithPasswords } from '../credentials/createPasswordHasher.ts';
import { signUps, type Arrival } from '../../../storage/schema.ts';
import { hasMailAllowance } from './mailAllowanceQueries.ts';
import { findUsernameProblem } from './findUsernameProblem.ts';
import { sendSignUpProof } from './sendSignUpProof.ts';

export const RESEND_AFTER_MS = MINUTE_MS;

/**
 * The first step of signing up: creates a pending sign-up, but no account. The row and the mail are stored in one
 * transaction.
 */
export async function startSignUp(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithJobs & WithMetrics & WithPasswords,
  { username, email, password }: EndpointBody<Endpoints['signUp']>,
  arrival: Arrival,
): Promise<SignUpStartResponse> {
  const { db, clock, passwords, metrics } = services;
  const problem = await findUsernameProblem(db, username);
  if (problem) throw problem;
  // Checked before hashing, so that flooding one address with mails costs no CPU time.
  const mail = { email, purpose: 'sign-up', now: clock.now() } as const;
  if (!(await hasMailAllowance(db, mail))) throw TooManyMails();
  const passwordHash = await passwords.hash(password);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const proof = await sendSignUpProof(services, tx, { id, username, email });
    await tx
      .insert(signUps)
      .values({ id, username, email, passwordHash, arrival, ...proof, createdAt: clock.now() });
  });
  metrics.signUps.inc({ step: 'started' });
  return presentSignUpStarted(id);
}

export function presentSignUpStarted(signUpId: string): SignUpStartResponse {
  return { signUpId, resendAfterSeconds: RESEND_AFTER_MS / SECOND_MS };
}
