import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { addMilliseconds, DAY, SECOND } from '../../clock.ts';
import type { Services } from '../../services.ts';
import { findGame } from '../../storage/gameQueries.ts';
import { isId } from '../../storage/isId.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { TEST_RELEASES_FROM, users } from '../../storage/schema.ts';
import { keepStay, markDay, type StayRow } from '../../storage/stayQueries.ts';
import type { Stay, StaysReport } from '../rooms/RoomsNeeds.ts';
import { dayOf } from './dayOf.ts';

/** Nobody plays longer without a pause; a report of more is a mistake. */
const STAY_MAX_MS = DAY;
/** No room holds so many people. */
const STAYS_AT_ONCE_MAX = 1000;

/** Keeps who played, and marks the days that have to be counted again. Games in testing are not counted. */
export async function recordStays(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { gameId, release, stays }: StaysReport,
): Promise<void> {
  if (release >= TEST_RELEASES_FROM || !(await findGame(db, gameId))) return;
  const now = clock.now();
  const sent = stays.slice(0, STAYS_AT_ONCE_MAX).filter(({ id }) => isId(id));
  const known = await findUsers(db, sent);
  const rows = sent
    .filter(({ userId }) => userId === null || known.has(userId))
    .map((stay) => describeStay(stay, { gameId, release, now }))
    // Rooms that tell of the same people wait for each other in the same order.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await db.transaction(async (tx) => {
    for (const row of rows) await keepStay(tx, row);
    const days = new Set(rows.flatMap(({ day, ended }) => [day, ended]));
    for (const day of [...days].toSorted()) await markDay(tx, gameId, day);
  });
}

async function findUsers(db: Db, stays: readonly Stay[]): Promise<Set<string>> {
  const ids = [...new Set(stays.flatMap(({ userId }) => (userId !== null && isId(userId) ? [userId] : [])))];
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  return new Set(rows.map(({ id }) => id));
}

function describeStay(
  { id, userId, name, agoMs, seconds }: Stay,
  { gameId, release, now }: { gameId: string; release: number; now: Date },
): StayRow & { ended: string } {
  const lasted = clamp(seconds * SECOND);
  const startedAt = addMilliseconds(now, -Math.max(clamp(agoMs), lasted));
  return {
    id,
    gameId,
    release,
    userId,
    guest: userId === null ? createHash('sha256').update(`${gameId} ${name}`).digest('base64url') : null,
    day: dayOf(startedAt),
    startedAt,
    seconds: Math.floor(lasted / SECOND),
    ended: dayOf(addMilliseconds(startedAt, lasted)),
  };
}

function clamp(milliseconds: number): number {
  return Number.isFinite(milliseconds) ? Math.min(STAY_MAX_MS, Math.max(0, milliseconds)) : 0;
}
