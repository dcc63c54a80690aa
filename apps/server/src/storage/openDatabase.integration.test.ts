import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { isDatabaseUnavailable } from '../http/isDatabaseUnavailable.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { runStatement } from '../testing/runStatement.ts';
import { pollUntil } from '../testing/pollUntil.ts';
import { openDatabase, POOL_SIZE } from './openDatabase.ts';

type OpenDatabase = ReturnType<typeof openDatabase>;

const lost: string[] = [];
let clone: TestDatabase;
let opened: OpenDatabase;

beforeEach(async () => {
  clone = await createTestDatabase(inject('databaseServerUrl'));
  opened = openDatabase(clone.url, pino({}, { write: (line) => void lost.push(line) }));
});

afterEach(async () => {
  lost.length = 0;
  await opened.close();
  await clone.drop();
});

it('[R1:part] a transaction whose connection is cut between two queries fails with a retryable error', async () => {
  const cut = opened.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() pid`);
    await runStatement(clone.url, `select pg_terminate_backend(${rows[0]!.pid})`);
    // The connection is lost while no query is running. Without a listener, the error would end the process.
    await pollUntil(
      () => lost.length > 0,
      () => 'the loss was not noticed',
    );
    await tx.execute(sql`select 1`);
  });
  expect(isDatabaseUnavailable(await cut.catch((error: unknown) => error))).toBe(true);
  expect((await opened.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

it('[R1:part] an idle connection that is cut is logged once, and the next query gets another', async () => {
  const { rows } = await opened.db.execute<{ pid: number }>(sql`select pg_backend_pid() pid`);
  const gone = new Promise((resolve) => void opened.pool.once('remove', resolve));
  await runStatement(clone.url, `select pg_terminate_backend(${rows[0]!.pid})`);
  await gone;
  expect(lost.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['database connection lost']);
  expect((await opened.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

it('a connection that is cut while the pool closes is not logged', async () => {
  const client = await opened.pool.connect();
  const closed = opened.close();
  client.emit('error', new Error('terminating connection due to administrator command'));
  client.release();
  await closed;
  expect(lost).toEqual([]);
});

it('[R1:part] transactions that cannot begin release their connections', async () => {
  opened.pool.on('acquire', cutAtOnce);
  for (let count = 0; count < POOL_SIZE; count += 1) {
    const refused = opened.db.transaction(async () => undefined);
    expect(isDatabaseUnavailable(await refused.catch((error: unknown) => error))).toBe(true);
  }
  opened.pool.off('acquire', cutAtOnce);
  expect(await opened.db.transaction(async (tx) => (await tx.execute(sql`select 1`)).rowCount)).toBe(1);
});

/** Breaks a connection at the moment a caller gets it from the pool. */
function cutAtOnce(client: object): void {
  (client as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
