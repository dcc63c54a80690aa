import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { DAY_MS, systemClock } from '../apps/server/src/process/clock.ts';
import { addDays, toUtcDay } from '../apps/server/src/areas/play/dashboard/toUtcDay.ts';
import { readDashboardFigures } from '../apps/server/src/areas/play/dashboard/readDashboardFigures.ts';
import { openDatabase, type Database } from '../apps/server/src/storage/openDatabase.ts';
import { gameDays } from '../apps/server/src/storage/schema.ts';
import { rollUpDay } from '../apps/server/src/areas/play/dashboard/playSessionQueries.ts';
import type { Benchmark } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';

const EVENTS = 1_000_000;
const DAYS = 90;
const GOAL = 5;
const ROUNDS = 41;
const RUNS_PER_ROUND = 20;
const WARM_UP = 200;

export const dashboardRead: Benchmark = {
  name: 'Dashboard',
  question: `the figures of ${DAYS} days and the ${DAYS} before for a game with ${EVENTS} play sessions, against reading one row by its primary key`,
  async run(startSite) {
    const { databaseUrl, username } = await startSite();
    const { db, close } = openDatabase(databaseUrl, pino({ level: 'silent' }));
    try {
      const gameId = await fill(db, username);
      const today = toUtcDay(systemClock.now());
      const subject = () => readDashboardFigures({ db, clock: systemClock }, gameId, DAYS);
      const peer = () =>
        db
          .select()
          .from(gameDays)
          .where(and(eq(gameDays.gameId, gameId), eq(gameDays.day, today)));
      return await compare(subject, peer);
    } finally {
      await close();
    }
  },
};

/** Adds a game with play sessions spread over the days, and computes the daily totals as the daily job does. */
async function fill(db: Database, username: string): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into games (slug, creator_id, title, search_text, engine_version, facts, created_at)
     select 'bench-dashboard', id, 'Bench', 'bench', '0', '{}', now() from users where username = $1 returning id`,
    [username],
  );
  const gameId = rows[0]?.id ?? '';
  await db.$client.query(
    `insert into play_sessions (id, game_id, guest, release, day, started_at, seconds)
     select gen_random_uuid(), $1, (n % 20000)::text, 1, (at at time zone 'UTC')::date, at, n % 1800
     from generate_series(1, $2::int) n, lateral (select now() - (n % ($3::int * 86400)) * interval '1 second' as at) as t`,
    [gameId, EVENTS, DAYS * 2],
  );
  await db.$client.query('analyze play_sessions');
  const first = toUtcDay(new Date(Date.now() - DAYS * 2 * DAY_MS));
  for (let day = 0; day <= DAYS * 2; day += 1) await rollUpDay(db, gameId, addDays(first, day));
  return gameId;
}

async function compare(subject: () => Promise<unknown>, peer: () => Promise<unknown>) {
  for (let run = 0; run < WARM_UP; run += 1) {
    await subject();
    await peer();
  }
  const times: { subject: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push({ subject: await measure(subject), peer: await measure(peer) });
  const ratios = times.map((time) => time.subject / time.peer);
  const middle = (pick: 'subject' | 'peer') => computeMedian(times.map((time) => time[pick])).toFixed(3);
  return {
    figures: [`dashboard: median ${middle('subject')} ms`, `primary-key read: median ${middle('peer')} ms`],
    result: {
      value: computeMedian(ratios),
      unit: 'times a primary-key read',
      goal: GOAL,
      better: 'lower' as const,
    },
  };
}

async function measure(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < RUNS_PER_ROUND; done += 1) await run();
  return (performance.now() - start) / RUNS_PER_ROUND;
}
