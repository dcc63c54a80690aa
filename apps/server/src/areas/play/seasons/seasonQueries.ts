import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { seasonNames, seasonPoints } from '../../../storage/schema.ts';
import type { DayPoints } from '../achievements/addCappedPoints.ts';
import { getDefaultSeasonName } from './seasonCalendar.ts';

/** Reads the names of seasons. Those without a name of their own have their number. */
export async function readSeasonNames(
  db: Db,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows =
    numbers.length === 0
      ? []
      : await db
          .select()
          .from(seasonNames)
          .where(inArray(seasonNames.number, [...numbers]));
  const named = new Map(rows.map(({ number, name }) => [number, name]));
  return new Map(numbers.map((number) => [number, named.get(number) ?? getDefaultSeasonName(number)]));
}

export async function storeSeasonName(db: Db, number: number, name: string, changedAt: Date): Promise<void> {
  if (name === '') await db.delete(seasonNames).where(eq(seasonNames.number, number));
  else
    await db
      .insert(seasonNames)
      .values({ number, name, changedAt })
      .onConflictDoUpdate({ target: seasonNames.number, set: { name, changedAt } });
}

/** Lists the points of a user in all seasons, the latest first. */
export async function listSeasonPoints(
  db: Db,
  userId: string,
): Promise<{ readonly season: number; readonly points: number }[]> {
  return db
    .select({ season: seasonPoints.season, points: seasonPoints.points })
    .from(seasonPoints)
    .where(eq(seasonPoints.userId, userId))
    .orderBy(desc(seasonPoints.season));
}

/** Locks the row until the transaction ends, because rooms of several games may report at the same time. */
export async function lockSeasonPoints(
  tx: Db,
  userId: string,
  season: number,
  today: string,
): Promise<DayPoints> {
  const blank = { userId, season, points: 0, day: today, dayPoints: 0 };
  await tx.insert(seasonPoints).values(blank).onConflictDoNothing();
  const [row] = await tx.select().from(seasonPoints).where(isOf(userId, season)).for('update');
  return row ?? blank;
}

export async function updateSeasonPoints(
  db: Db,
  userId: string,
  season: number,
  { points, day, dayPoints }: DayPoints,
): Promise<void> {
  await db.update(seasonPoints).set({ points, day, dayPoints }).where(isOf(userId, season));
}

function isOf(userId: string, season: number) {
  return and(eq(seasonPoints.userId, userId), eq(seasonPoints.season, season));
}
