import { and, eq, isNull } from 'drizzle-orm';
import { LinkExpired, LinkNotFound, LinkAlreadyUsed } from './accountErrors.ts';
import { hashToken } from '../../../http/session.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPasswords } from '../credentials/createPasswordHasher.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { passwordResets, users, type UserRow } from '../../../storage/schema.ts';
import { changeAndEndSessions } from '../sessions/changeAndEndSessions.ts';
import { replacePassword } from '../credentials/replacePassword.ts';

/** Sets a new password with the token from a mail and ends every session of the account. */
export async function resetPassword(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithLive & WithPasswords & WithRooms,
  { token, password }: { token: string; password: string },
): Promise<UserRow> {
  const { db, clock, passwords } = services;
  const tokenHash = hashToken(token);
  const now = clock.now();
  // Checked before hashing, so that a made-up token costs no CPU time.
  const { id } = await readOpenReset(db, tokenHash, now);
  const passwordHash = await passwords.hash(password);
  return changeAndEndSessions(services, id, {}, async (tx) => {
    await takeReset(tx, tokenHash, now);
    const { user } = await readReset(tx, tokenHash);
    if (!(await replacePassword(services, tx, user, passwordHash))) throw LinkAlreadyUsed();
    return user;
  });
}

/** Only reads the state of the link, so that the page can say at once that a link is invalid. */
export async function readPasswordResetLinkState(
  { db, clock }: WithClock & WithDatabase,
  token: string,
): Promise<LinkState> {
  const found = await findReset(db, hashToken(token));
  return found ? computeLinkState(found.reset, clock.now()) : 'unknown';
}

type LinkState = 'open' | 'used' | 'expired' | 'unknown';

function computeLinkState(
  { usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date },
  now: Date,
): Exclude<LinkState, 'unknown'> {
  if (usedAt) return 'used';
  return now < expiresAt ? 'open' : 'expired';
}

async function readOpenReset(db: Db, tokenHash: string, now: Date): Promise<UserRow> {
  const { reset, user } = await readReset(db, tokenHash);
  const state = computeLinkState(reset, now);
  if (state === 'used') throw LinkAlreadyUsed();
  if (state === 'expired') throw LinkExpired();
  return user;
}

async function readReset(db: Db, tokenHash: string) {
  const found = await findReset(db, tokenHash);
  if (!found) throw LinkNotFound();
  return found;
}

async function findReset(db: Db, tokenHash: string) {
  const [found] = await db
    .select({ reset: passwordResets, user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(eq(passwordResets.tokenHash, tokenHash));
  return found;
}

/** Marks the token as used. Throws if it already was. */
async function takeReset(tx: Db, tokenHash: string, now: Date): Promise<void> {
  const taken = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt)))
    .returning({ tokenHash: passwordResets.tokenHash });
  if (taken.length === 0) throw LinkAlreadyUsed();
}
