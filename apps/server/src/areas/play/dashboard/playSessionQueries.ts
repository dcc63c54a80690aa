import type { DashboardProblem } from '@playloom/api-contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import {
  coinAccounts,
  coinEntries,
  coinTransactions,
  gameDayChanges,
  gameDays,
  gamePlayers,
  playSessions,
  roomProblems,
} from '../../../storage/schema.ts';

export type PlaySessionRow = typeof playSessions.$inferInsert;

/** Upper bounds, in seconds, of the time spans in `endedWithin`. The last span has no upper bound. */
export const SESSION_LENGTH_BOUNDS = [30, 60, 180, 300, 600, 1200, 1800] as const;

/**
 * Stores play sessions of one game, each with another id. Reporting one again can only make it longer, never shorter,
 * and never moves it to another day.
 */
export async function upsertPlaySessions(
  tx: Db,
  gameId: string,
  sessions: readonly PlaySessionRow[],
): Promise<void> {
  if (sessions.length === 0) return;
  const stored = await tx
    .insert(playSessions)
    .values([...sessions])
    .onConflictDoUpdate({
      target: playSessions.id,
      set: { seconds: sql`greatest(${playSessions.seconds}, excluded.seconds)` },
    })
    .returning({ gameId: playSessions.gameId, userId: playSessions.userId, day: playSessions.day });
  const firstDays = new Map<string, string>();
  for (const { gameId: storedGameId, userId, day } of stored) {
    if (storedGameId !== gameId || userId === null) continue;
    const known = firstDays.get(userId);
    if (known === undefined || day < known) firstDays.set(userId, day);
  }
  if (firstDays.size === 0) return;
  // Sorted so that concurrent reports about the same players lock rows in the same order.
  const players = [...firstDays].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await tx
    .insert(gamePlayers)
    .values(players.map(([userId, firstDay]) => ({ gameId, userId, firstDay })))
    .onConflictDoUpdate({
      target: [gamePlayers.gameId, gamePlayers.userId],
      set: { firstDay: sql`least(${gamePlayers.firstDay}, excluded.first_day)` },
      setWhere: sql`${gamePlayers.firstDay} > excluded.first_day`,
    });
}

export async function markDayChanged(tx: Db, gameId: string, day: string): Promise<void> {
  await tx
    .insert(gameDayChanges)
    .values({ gameId, day, revision: 1 })
    .onConflictDoUpdate({
      target: [gameDayChanges.gameId, gameDayChanges.day],
      set: { revision: sql`${gameDayChanges.revision} + 1` },
    });
}

type MarkedDay = typeof gameDayChanges.$inferSelect;

export async function listChangedDays(db: Db, limit: number): Promise<MarkedDay[]> {
  return db.select().from(gameDayChanges).orderBy(gameDayChanges.day).limit(limit);
}

/** Marks a day as up to date, unless play sessions were reported after `listChangedDays` read its revision. */
export async function clearDayChanged(db: Db, { gameId, day, revision }: MarkedDay): Promise<void> {
  await db
    .delete(gameDayChanges)
    .where(
      and(
        eq(gameDayChanges.gameId, gameId),
        eq(gameDayChanges.day, day),
        eq(gameDayChanges.revision, revision),
      ),
    );
}

/** Computes a day's figures from its play sessions and replaces the previous result, so it can be repeated. */
export async function rollUpDay(tx: Db, gameId: string, day: string): Promise<void> {
  const spans = sql.join(
    [0, ...SESSION_LENGTH_BOUNDS].map((from, index) => {
      const to = SESSION_LENGTH_BOUNDS[index];
      const below = to === undefined ? sql`` : sql` and seconds < ${to}`;
      return sql`(count(*) filter (where seconds >= ${from}${below}))::int`;
    }),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${gameDays} (game_id, day, plays, players, peak, seconds, coins, ended_within)
    select ${gameId}, ${day}, count(*), count(distinct coalesce(user_id::text, guest)),
      (${selectPeak(gameId, day)}), coalesce(sum(seconds), 0),
      (${selectCoins(gameId, day)}), array[${spans}]
    from ${playSessions} where game_id = ${gameId} and day = ${day}
    on conflict (game_id, day) do update set plays = excluded.plays, players = excluded.players,
      peak = excluded.peak, seconds = excluded.seconds, coins = excluded.coins, ended_within = excluded.ended_within`);
  await countReturns(tx, gameId, day);
}

/**
 * Selects the peak number of concurrent players of a day. Includes players who joined before midnight and were
 * still playing.
 */
function selectPeak(gameId: string, day: string) {
  const begin = sql`${day}::date::timestamp at time zone 'UTC'`;
  return sql`select coalesce(max(present), 0) from (
    select sum(change) over (order by at, change desc) as present from (
      select greatest(started_at, ${begin}) as at, 1 as change
      from ${playSessions} where game_id = ${gameId} and day between ${day}::date - 1 and ${day}::date
        and started_at + make_interval(secs => seconds) >= ${begin}
      union all
      select started_at + make_interval(secs => seconds), -1
      from ${playSessions} where game_id = ${gameId} and day between ${day}::date - 1 and ${day}::date
        and started_at + make_interval(secs => seconds) >= ${begin}
    ) as changes where at < ${begin} + interval '1 day'
  ) as counted`;
}

/** Selects the creator's earnings of a day, minus refunds. */
function selectCoins(gameId: string, day: string) {
  return sql`select coalesce(sum(entry.amount), 0)::bigint from ${coinTransactions} as move
    join ${coinEntries} as entry on entry.move_id = move.id
    join ${coinAccounts} as account on account.id = entry.account_id
    where move.game_id = ${gameId} and account.kind = 'earned'
      and ((move.kind = 'spend' and account.user_id = move.to_user_id)
        or (move.kind = 'reversal' and account.user_id = move.from_user_id))
      and move.created_at >= ${day}::date::timestamp at time zone 'UTC'
      and move.created_at < (${day}::date + 1)::timestamp at time zone 'UTC'`;
}

/** Marks days with sales since the given time. The ledger doesn't mark them itself, so they are queried. */
export async function markDaysWithSales(db: Db, since: Date): Promise<void> {
  await db.execute(sql`
    insert into ${gameDayChanges} (game_id, day, revision)
    select distinct game_id, (created_at at time zone 'UTC')::date, 1 from ${coinTransactions}
    where game_id is not null and created_at >= ${since.toISOString()}::timestamptz
    on conflict do nothing`);
}

/**
 * Updates new and returning players. A day with players changes the retention of earlier days, and a late report
 * can also move a player's first day.
 */
async function countReturns(tx: Db, gameId: string, day: string): Promise<void> {
  const cameBack = (after: number) => sql`count(*) filter (where exists (
    select from ${playSessions} as stay where stay.user_id = player.user_id and stay.game_id = player.game_id
      and stay.day = player.first_day + ${sql.raw(String(after))}))`;
  await tx.execute(sql`
    update ${gameDays} as counted set (new_players, returned_next_day, returned_next_week) = (
      select count(*), ${cameBack(1)}, ${cameBack(7)} from ${gamePlayers} as player
      where player.game_id = counted.game_id and player.first_day = counted.day)
    where counted.game_id = ${gameId} and counted.day in
      (${day}::date, ${day}::date - 1, ${day}::date - 7, ${day}::date + 1)`);
}

/** Deletes the play sessions of days that are never counted again, because who played when is personal data. */
export async function deletePlaySessionsBefore(db: Db, day: string): Promise<void> {
  await db.delete(playSessions).where(lt(playSessions.day, day));
  await db.delete(gameDayChanges).where(lt(gameDayChanges.day, day));
}

/** The figures of a day. `age` is how many days ago it was. */
export interface DayRow extends Omit<typeof gameDays.$inferSelect, 'gameId' | 'day'> {
  age: number;
}

/** Number of figures per day, without those in `endedWithin`. */
const NUMBERS_A_DAY = 9;

interface RollUps {
  days: DayRow[];
  /** Problems, most frequent first, without the lines that scripts print. */
  problems: DashboardProblem[];
}

interface RollUpRange {
  today: string;
  /** The first day to read. */
  since: string;
  /** Only problems since this day are read, up to `problemsMax`. */
  problemsSince: string;
  problemsMax: number;
}

/**
 * Reads all figures in one query with one scan of the primary key. The days are returned as one text of numbers,
 * because decoding rows or nested lists takes several times as long as finding them.
 */
export async function readRollUps(db: Db, gameId: string, range: RollUpRange): Promise<RollUps> {
  const { today, since, problemsSince, problemsMax } = range;
  const { rows } = await db.execute<{ numbers: string | null; problems: DashboardProblem[] | null }>(sql`
    select string_agg(concat_ws(',', ${today}::date - day, plays, players, new_players, returned_next_day,
      returned_next_week, peak, seconds, coins, array_to_string(ended_within, ',')), ',') as numbers,
      (select json_agg(json_build_object('level', level, 'id', problem_id, 'place', place, 'rule', rule, 'text', text,
        'release', release, 'times', times, 'lastAt', last_at) order by times desc, last_at desc) from (
        select * from ${roomProblems} where game_id = ${gameId} and last_at >= ${problemsSince}::date::timestamp at time zone 'UTC' and level <> 'log'
        order by times desc, last_at desc limit ${problemsMax}) as shown) as problems
    from ${gameDays} where game_id = ${gameId} and day >= ${since}`);
  const numbers = JSON.parse(`[${rows[0]?.numbers ?? ''}]`) as number[];
  const stride = NUMBERS_A_DAY + SESSION_LENGTH_BOUNDS.length + 1;
  return {
    days: Array.from({ length: numbers.length / stride }, (_, row) => readDay(numbers, row * stride, stride)),
    problems: (rows[0]?.problems ?? []).map((problem) => ({
      ...problem,
      lastAt: new Date(problem.lastAt).toISOString(),
    })),
  };
}

function readDay(numbers: readonly number[], at: number, stride: number): DayRow {
  const read = (column: number): number => numbers[at + column] ?? 0;
  return {
    age: read(0),
    plays: read(1),
    players: read(2),
    newPlayers: read(3),
    returnedNextDay: read(4),
    returnedNextWeek: read(5),
    peak: read(6),
    seconds: read(7),
    coins: read(8),
    endedWithin: numbers.slice(at + NUMBERS_A_DAY, at + stride),
  };
}
