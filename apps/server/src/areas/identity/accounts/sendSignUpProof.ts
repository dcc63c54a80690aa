import { addMilliseconds, MINUTE_MS, type WithClock } from '../../../process/clock.ts';
import { TooManyMails } from './accountErrors.ts';
import { composeAccountExistsMail } from './composeAccountExistsMail.ts';
import { composePinMail } from './composePinMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { claimMailAllowance } from './mailAllowanceQueries.ts';
import { findUserByEmail } from '../users/userQueries.ts';
import { createSignUpProof, createUnusableProof } from './signUpProof.ts';

const PIN_LIFE_MS = 10 * MINUTE_MS;
const PIN_TRIES_ALLOWED = 5;

interface Applicant {
  id: string;
  username: string;
  email: string;
}

/**
 * Mails a new PIN and link, and returns the columns to store in the sign-up. An address that already has an account
 * gets a mail that says so and a proof that never matches, so the response is the same in both cases.
 */
export async function sendSignUpProof(
  { config, secrets, clock, jobs }: WithConfig & WithSecrets & WithClock & WithJobs,
  tx: Db,
  { id, username, email }: Applicant,
) {
  const now = clock.now();
  if (!(await claimMailAllowance(tx, { email, purpose: 'sign-up', now }))) throw TooManyMails();
  const life = {
    pinExpiresAt: addMilliseconds(now, PIN_LIFE_MS),
    triesLeft: PIN_TRIES_ALLOWED,
    sentAt: now,
  };
  const owner = await findUserByEmail(tx, email);
  if (owner) {
    await jobs.send(tx, 'mail', composeAccountExistsMail(config, { to: email, username: owner.username }));
    return { ...life, ...createUnusableProof() };
  }
  const { pin, linkParams, pinHash, linkHash } = createSignUpProof(secrets, id);
  const link = `${config.publicUrl}/pin/validate/${linkParams}`;
  await jobs.send(tx, 'mail', composePinMail(config, { to: email, username, pin, link }));
  return { ...life, pinHash, linkHash };
}
