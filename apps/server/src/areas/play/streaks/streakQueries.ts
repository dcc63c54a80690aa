import { eq } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { playerStreaks } from '../../../storage/schema.ts';
import type { StreakState } from './addToStreak.ts';

export async function findStreak(db: Db, userId: string): Promise<StreakState | null> {
  const [row] = await db.select().from(playerStreaks).where(eq(playerStreaks.userId, userId));
  return row ?? null;
}

/** Locks the row until the transaction ends, because rooms of several games may report at the same time. */
export async function lockStreak(tx: Db, userId: string, blank: StreakState): Promise<StreakState> {
  await tx
    .insert(playerStreaks)
    .values({ userId, ...blank })
    .onConflictDoNothing();
  const [row] = await tx.select().from(playerStreaks).where(eq(playerStreaks.userId, userId)).for('update');
  return row ?? blank;
}

export async function updateStreak(db: Db, userId: string, streak: StreakState): Promise<void> {
  const { days, lastDay, week, weekDays, bestWeek, day, daySeconds } = streak;
  await db
    .update(playerStreaks)
    .set({ days, lastDay, week, weekDays, bestWeek, day, daySeconds })
    .where(eq(playerStreaks.userId, userId));
}
