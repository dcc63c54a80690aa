import { type PayoutDestination, payoutDestinationSchema, type PayoutMethod } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { PayoutMethodMissing, PayoutMethodTooNew } from './payoutErrors.ts';
import { composePayoutMethodMail } from './composePayoutMethodMail.ts';
import { decryptSecret, encryptSecret } from '../../../process/encryptSecret.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets, Secrets } from '../../../process/Secrets.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { payoutMethods, type UserRow } from '../../../storage/schema.ts';
import { mailUser } from '../../identity/users/mailUser.ts';

/** A changed method can be used after this time, so that its owner can read the mail about the change first. */
const PAYOUT_METHOD_HOLD_MS = 3 * DAY_MS;
const SHOWN_DIGITS = 4;
const purpose = 'payout destinations';

type Row = typeof payoutMethods.$inferSelect;

export async function setPayoutMethod(
  { db, clock, config, jobs, secrets }: WithConfig & WithSecrets & WithClock & WithDatabase & WithJobs,
  user: UserRow,
  destination: PayoutDestination,
): Promise<PayoutMethod> {
  const sealed = encryptPayoutDestination(secrets, user.id, destination);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const isTheirs = eq(payoutMethods.userId, user.id);
    const [before] = await tx.select().from(payoutMethods).where(isTheirs).for('update');
    // The first method can be used at once: there is no earlier one that a thief could redirect.
    const usableFrom = before ? addMilliseconds(now, PAYOUT_METHOD_HOLD_MS) : now;
    await storePayoutDestination(tx, user.id, { destination: sealed, changedAt: now, usableFrom });
    const { label } = describeDestination(destination);
    const mail = { username: user.username, label, usableFrom };
    await mailUser(jobs, tx, user, (to) => composePayoutMethodMail(config, { ...mail, to }));
    return presentMethod(destination, usableFrom, now);
  });
}

export async function storePayoutDestination(
  tx: Db,
  userId: string,
  next: Omit<Row, 'userId'>,
): Promise<void> {
  await tx
    .insert(payoutMethods)
    .values({ userId, ...next })
    .onConflictDoUpdate({ target: payoutMethods.userId, set: next });
}

/** Removes the destination but leaves the row, so that adding a method again is treated as a change. */
export async function removePayoutMethod(db: Db, userId: string): Promise<void> {
  await db.update(payoutMethods).set({ destination: '' }).where(eq(payoutMethods.userId, userId));
}

/** Returns the payout method in the form shown to its owner. */
export async function readPayoutMethod(
  db: Db,
  secrets: Secrets,
  userId: string,
  now: Date,
): Promise<PayoutMethod | null> {
  const [row] = await db.select().from(payoutMethods).where(eq(payoutMethods.userId, userId));
  const destination = row && decryptPayoutDestination(secrets, userId, row.destination);
  return row && destination ? presentMethod(destination, row.usableFrom, now) : null;
}

/** Returns the encrypted destination for a new payout request. Throws if there is none or it is too new. */
export async function requirePayoutDestination(tx: Db, userId: string, now: Date): Promise<string> {
  const [row]: Row[] = await tx.select().from(payoutMethods).where(eq(payoutMethods.userId, userId));
  if (!row || row.destination === '') throw PayoutMethodMissing();
  if (row.usableFrom > now) throw PayoutMethodTooNew();
  return row.destination;
}

export function encryptPayoutDestination(
  secrets: Secrets,
  userId: string,
  destination: PayoutDestination,
): string {
  return encryptSecret({ secrets, purpose, owner: userId }, JSON.stringify(destination));
}

/** Decrypts a destination. Returns null when nothing is stored, or when it was encrypted with other secrets. */
export function decryptPayoutDestination(
  secrets: Secrets,
  userId: string,
  sealed: string | null,
): PayoutDestination | null {
  const text = sealed ? decryptSecret({ secrets, purpose, owner: userId }, sealed) : null;
  return text === null ? null : payoutDestinationSchema.parse(JSON.parse(text));
}

function presentMethod(destination: PayoutDestination, usableFrom: Date, now: Date): PayoutMethod {
  return {
    ...describeDestination(destination),
    usableFrom: usableFrom > now ? usableFrom.toISOString() : null,
  };
}

function describeDestination(destination: PayoutDestination): Pick<PayoutMethod, 'kind' | 'label'> {
  if (destination.kind === 'bank')
    return {
      kind: 'bank',
      label: `Bank account ending in ${destination.account.slice(-SHOWN_DIGITS)}`,
    };
  const [name = '', host = ''] = destination.email.split('@');
  return { kind: 'paypal', label: `PayPal ${name.slice(0, 1)}…@${host}` };
}
