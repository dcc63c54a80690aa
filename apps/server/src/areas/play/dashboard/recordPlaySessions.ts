import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { PlaySessionsReport, ReportedPlaySession } from '@playloom/room-contract';
import { addMilliseconds, DAY_MS, SECOND_MS, type WithClock } from '../../../process/clock.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { TEST_RELEASE_NUMBER_MIN, users } from '../../../storage/schema.ts';
import { upsertPlaySessions, markDayChanged, type PlaySessionRow } from './playSessionQueries.ts';
import { toUtcDay } from './toUtcDay.ts';

/** A report with a longer play session is invalid. */
const PLAY_SESSION_MAX_MS = DAY_MS;
/** More play sessions than the largest room can have. */
const PLAY_SESSIONS_PER_REPORT_MAX = 1000;

/** Stores play sessions and marks the days that must be counted again. Playtests are not counted. */
export async function recordPlaySessions(
  { db, clock }: WithClock & WithDatabase,
  { gameId, release, stays }: PlaySessionsReport,
): Promise<void> {
  if (release >= TEST_RELEASE_NUMBER_MIN || !(await findGame(db, gameId))) return;
  const now = clock.now();
  const valid = stays.slice(0, PLAY_SESSIONS_PER_REPORT_MAX).filter(({ id }) => isUuid(id));
  const sent = [...new Map(valid.map((playSession) => [playSession.id.toLowerCase(), playSession])).values()];
  const known = await findUsers(db, sent);
  const rows = sent
    .filter(({ userId }) => userId === null || known.has(userId))
    .map((playSession) => toPlaySessionRow(playSession, { gameId, release, now }))
    // Sorted so that concurrent reports about the same players lock rows in the same order.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await db.transaction(async (tx) => {
    await upsertPlaySessions(tx, gameId, rows);
    const days = new Set(rows.flatMap(({ day, ended }) => [day, ended]));
    for (const day of [...days].toSorted()) await markDayChanged(tx, gameId, day);
  });
}

async function findUsers(db: Db, playSessions: readonly ReportedPlaySession[]): Promise<Set<string>> {
  const ids = [
    ...new Set(playSessions.flatMap(({ userId }) => (userId !== null && isUuid(userId) ? [userId] : []))),
  ];
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  return new Set(rows.map(({ id }) => id));
}

function toPlaySessionRow(
  { id, userId, name, agoMs, seconds }: ReportedPlaySession,
  { gameId, release, now }: { gameId: string; release: number; now: Date },
): PlaySessionRow & { ended: string } {
  const lasted = clamp(seconds * SECOND_MS);
  const startedAt = addMilliseconds(now, -Math.max(clamp(agoMs), lasted));
  return {
    id,
    gameId,
    release,
    userId,
    guest: userId === null ? createHash('sha256').update(`${gameId} ${name}`).digest('base64url') : null,
    day: toUtcDay(startedAt),
    startedAt,
    seconds: Math.floor(lasted / SECOND_MS),
    ended: toUtcDay(addMilliseconds(startedAt, lasted)),
  };
}

function clamp(milliseconds: number): number {
  return Number.isFinite(milliseconds) ? Math.min(PLAY_SESSION_MAX_MS, Math.max(0, milliseconds)) : 0;
}
