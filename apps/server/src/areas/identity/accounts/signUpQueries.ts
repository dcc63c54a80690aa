import { eq, type InferSelectModel } from 'drizzle-orm';
import { addMilliseconds, DAY_MS } from '../../../process/clock.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { signUps } from '../../../storage/schema.ts';

/** How long a sign-up can be continued with a new PIN. */
export const SIGN_UP_LIFETIME_MS = DAY_MS;

export type SignUpRow = InferSelectModel<typeof signUps>;

export async function findSignUp(db: Db, id: string, now: Date): Promise<SignUpRow | null> {
  const [signUp] = await db.select().from(signUps).where(eq(signUps.id, id));
  return signUp && isAlive(signUp, now) ? signUp : null;
}

/**
 * Locks the row, so that attempts at one sign-up run one after the other. Otherwise parallel attempts would be counted
 * as one.
 */
export async function lockSignUp(tx: Db, id: string, now: Date): Promise<SignUpRow | null> {
  const [signUp] = await tx.select().from(signUps).where(eq(signUps.id, id)).for('update');
  return signUp && isAlive(signUp, now) ? signUp : null;
}

function isAlive({ createdAt }: SignUpRow, now: Date): boolean {
  return now < addMilliseconds(createdAt, SIGN_UP_LIFETIME_MS);
}
