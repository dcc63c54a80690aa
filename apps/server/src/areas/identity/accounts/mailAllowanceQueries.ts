import { and, count, eq, gt, sql } from 'drizzle-orm';
import { addMilliseconds, HOUR_MS } from '../../../process/clock.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { requestedMails, type mailPurposes } from '../../../storage/schema.ts';

const MAILS_PER_ADDRESS = 3;
export const MAIL_WINDOW_MS = HOUR_MS;

interface RequestedMail {
  email: string;
  purpose: (typeof mailPurposes)[number];
  now: Date;
}

/**
 * Whether the address may get another mail now. Checked without a lock, so the sender must still call
 * `claimMailAllowance`.
 */
export async function hasMailAllowance(db: Db, { email, purpose, now }: RequestedMail): Promise<boolean> {
  const isRecent = gt(requestedMails.sentAt, addMilliseconds(now, -MAIL_WINDOW_MS));
  const [sent] = await db
    .select({ mails: count() })
    .from(requestedMails)
    .where(and(eq(requestedMails.email, email), eq(requestedMails.purpose, purpose), isRecent));
  return (sent?.mails ?? 0) < MAILS_PER_ADDRESS;
}

/** Records a mail that someone without an account can trigger. Returns false if the address has reached its limit. */
export async function claimMailAllowance(tx: Db, mail: RequestedMail): Promise<boolean> {
  // Requests for the same address take turns. Otherwise concurrent requests would all see the same count and pass.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${mail.purpose} ${mail.email}`}, 0))`,
  );
  if (!(await hasMailAllowance(tx, mail))) return false;
  await tx.insert(requestedMails).values({ email: mail.email, purpose: mail.purpose, sentAt: mail.now });
  return true;
}
