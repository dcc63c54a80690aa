import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { createTempFolder } from '../testing/createTempFolder.ts';
import { runStatement } from '../testing/runStatement.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import {
  chatMessages,
  forumImages,
  joinTokens,
  leaderboardScores,
  ledgerAudits,
  libraryFiles,
  playSessions,
  roomProblems,
  users,
} from './schema.ts';

const RENAMES = 34;
const LEADERBOARDS = 35;

const role = `guest_${randomBytes(6).toString('hex')}`;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServerUrl'));
  await runStatement(database.url, `create role ${role} login password '${role}'`);
});
afterAll(async () => {
  await database.drop();
  await runStatement(inject('databaseServerUrl'), `drop role ${role}`);
});

it('says what an administrator has to do if the database refuses the search extension', async () => {
  const url = new URL(database.url);
  [url.username, url.password] = [role, role];
  await expect(migrateDatabase(url.href)).rejects.toThrow(
    /does not allow the extension pg_trgm.*permission denied.*CREATE EXTENSION pg_trgm;/,
  );
});

it('brings along the rows of a database from before tables and columns were renamed', async () => {
  await migrateOldRows(RENAMES, 'rows-0033.sql', async (db) => {
    const readAll = async () => [
      await db.select().from(users),
      await db.select().from(chatMessages),
      await db.select().from(playSessions),
      await db.select().from(forumImages),
      await db.select().from(ledgerAudits),
      await db.select().from(libraryFiles),
      await db.select().from(joinTokens),
      await db.select().from(roomProblems),
    ];
    expect(await readAll()).toMatchObject([
      [{ username: 'ada', avatarFile: 'aa.webp' }],
      [{ text: 'Look at this!', imageFile: 'bb.webp' }],
      [{ release: 3, day: '2026-01-02', seconds: 125 }],
      [{ postId: 7, file: 'cc.webp' }],
      [{ auditedAt: new Date('2026-01-02T03:04:05Z'), problems: ['coins of ada'] }],
      [{ pack: 'pixel', name: 'knight', side: 32, file: 'dd.png' }],
      [{ name: 'Quiet Wren', guestSavedData: { world: { coins: 8 }, games: {} } }],
      [{ fingerprint: 'same', times: 4, text: 'x is not a function' }],
    ]);
  });
});

it('shows the scores of starter games on their renamed leaderboards, and leaves other games alone', async () => {
  await migrateOldRows(LEADERBOARDS, 'rows-0034.sql', async (db) => {
    const scores = await db.select().from(leaderboardScores).orderBy(leaderboardScores.score);
    expect(scores.map(({ score, leaderboard }) => [score, leaderboard])).toEqual([
      [1, 'Knockouts in one match'],
      [2, 'Fastest runs (seconds)'],
      [3, 'Fastest runs'],
    ]);
  });
});

/** Migrates a database with the rows of a file, which it had before the migration with a number. */
async function migrateOldRows(
  number: number,
  rows: string,
  check: (db: ReturnType<typeof drizzle>) => Promise<void>,
): Promise<void> {
  const before = await createTestDatabase(inject('databaseServerUrl'));
  const pool = new Pool({ connectionString: before.url });
  // Dropping the database may break connections that are still closing.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool);
  try {
    await runStatement(before.url, 'create extension if not exists pg_trgm');
    await migrate(db, { migrationsFolder: await copyMigrationsBefore(number) });
    await runStatement(before.url, readFileSync(path.join(import.meta.dirname, 'testing', rows), 'utf8'));
    await migrateDatabase(before.url);
    await check(db);
  } finally {
    await pool.end();
    await before.drop();
  }
}

/** Copies the migrations with lower numbers to a folder. */
async function copyMigrationsBefore(number: number): Promise<string> {
  const { path: folder } = await createTempFolder('migrations');
  cpSync(path.join(import.meta.dirname, 'migrations'), folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  journal.entries = journal.entries.filter(({ idx }) => idx < number);
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}
