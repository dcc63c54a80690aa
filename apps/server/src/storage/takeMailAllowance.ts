import { and, count, eq, gt, sql } from 'drizzle-orm';
import { addMilliseconds, HOUR } from '../clock.ts';
import type { Db } from './openDatabase.ts';
import { requestedMails, type mailPurposes } from './schema.ts';

export const MAILS_PER_ADDRESS = 3;
export const MAIL_WINDOW_MS = HOUR;

export interface RequestedMail {
  email: string;
  purpose: (typeof mailPurposes)[number];
  now: Date;
}

/** Notes a mail that somebody without an account can cause; false when the address has had enough of them. */
export async function takeMailAllowance(tx: Db, { email, purpose, now }: RequestedMail): Promise<boolean> {
  // Requests for one address wait for each other: counted side by side, all of them would find room.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${email}`}, 0))`);
  const isRecent = gt(requestedMails.sentAt, addMilliseconds(now, -MAIL_WINDOW_MS));
  const [sent] = await tx
    .select({ mails: count() })
    .from(requestedMails)
    .where(and(eq(requestedMails.email, email), eq(requestedMails.purpose, purpose), isRecent));
  if ((sent?.mails ?? 0) >= MAILS_PER_ADDRESS) return false;
  await tx.insert(requestedMails).values({ email, purpose, sentAt: now });
  return true;
}
