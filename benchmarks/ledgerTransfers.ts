import { randomUUID } from 'node:crypto';
import { giveCoins, buyCoins } from '../apps/server/src/areas/economy/ledger/moves.ts';
import { createLogger } from '../apps/server/src/process/createLogger.ts';
import { openDatabase } from '../apps/server/src/storage/openDatabase.ts';
import type { Benchmark } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { runHandWrittenTransfer } from './peers/runHandWrittenTransfer.ts';
import { createLedger } from '../apps/server/src/testing/createLedger.ts';

const GOAL = 0.6;
const WRITERS = [1, 20];
const ROUNDS = 11;
const TRANSFERS_PER_WRITER = { 1: 400, 20: 60 } as Record<number, number>;
const STAKE = 1_000_000n;
/** Time between two gifts. It is long enough that no user reaches the daily limit. */
const MINUTE = 60_000;

interface Transfer {
  from: string;
  to: string;
  at: Date;
}
type Run = (transfer: Transfer) => Promise<void>;

export const ledgerTransfers: Benchmark = {
  name: 'Coin transfers',
  question: 'gifts per second, with 1 and 20 writers, against the same SQL transaction written by hand',
  async run(startSite) {
    const { databaseUrl } = await startSite();
    const database = openDatabase(databaseUrl, createLogger('silent'));
    const ledger = createLedger(database.db);
    const clock = { now: Date.now() };
    const people = await addPeople(database.pool, Math.max(...WRITERS) * 2);
    for (const userId of people) {
      const stake = { key: `bench:${userId}`, amount: STAKE, at: new Date(clock.now), userId, pack: 'bench' };
      await ledger.transact((tx) => buyCoins(tx, stake));
    }
    const throughLedger: Run = async ({ from, to, at }) => {
      const gift = { key: `bench:${randomUUID()}`, amount: 1n, at, fromUserId: from, toUserId: to };
      await ledger.transact((tx) => giveCoins(tx, gift));
    };
    const byHand: Run = ({ from, to, at }) =>
      runHandWrittenTransfer(database.pool, { from, to, amount: 1, at });
    const measure = (run: Run, writers: number) => measureRate(run, people, writers, clock);
    try {
      const figures: string[] = [];
      const ratios: number[] = [];
      for (const writers of WRITERS) {
        for (const run of [throughLedger, byHand]) await measure(run, writers);
        const rounds: { ours: number; theirs: number }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const first = round % 2 === 0;
          const [a, b] = [
            await measure(first ? throughLedger : byHand, writers),
            await measure(first ? byHand : throughLedger, writers),
          ];
          rounds.push(first ? { ours: a, theirs: b } : { ours: b, theirs: a });
        }
        const ratio = computeMedian(rounds.map(({ ours, theirs }) => ours / theirs));
        const [ours, theirs] = [
          computeMedian(rounds.map((round) => round.ours)),
          computeMedian(rounds.map((round) => round.theirs)),
        ];
        ratios.push(ratio);
        figures.push(
          `${writers} writers: ledger ${ours.toFixed(0)}, by hand ${theirs.toFixed(0)} per second, ratio ${ratio.toFixed(2)}`,
        );
      }
      return {
        figures,
        result: { value: Math.min(...ratios), unit: 'of the same SQL by hand', goal: GOAL, better: 'higher' },
      };
    } finally {
      await database.close();
    }
  },
};

async function addPeople(
  pool: { query: (text: string) => Promise<{ rows: { id: string }[] }> },
  count: number,
) {
  const names = Array.from({ length: count }, () => `bench_${randomUUID().slice(0, 8)}`);
  const values = names.map((name) => `('${name}', '${name}@example.org', 'none', now())`).join(', ');
  const { rows } = await pool.query(
    `insert into users (username, email, password_hash, created_at) values ${values} returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Measures gifts per second. Every writer sends coins back and forth between its own two users. */
async function measureRate(
  run: Run,
  people: readonly string[],
  writers: number,
  clock: { now: number },
): Promise<number> {
  const each = TRANSFERS_PER_WRITER[writers] ?? 100;
  const started = performance.now();
  const write = async (writer: number): Promise<void> => {
    const pair = [people[writer * 2] as string, people[writer * 2 + 1] as string] as const;
    for (let turn = 0; turn < each; turn += 1) {
      clock.now += MINUTE;
      const [from, to] = turn % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
      await run({ from, to, at: new Date(clock.now) });
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return (writers * each * 1000) / (performance.now() - started);
}
