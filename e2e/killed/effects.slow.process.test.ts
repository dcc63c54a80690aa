import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@playloom/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../apps/server/src/process/clock.ts';
import { decodeRecords } from '../../apps/server/src/rooms-process/journal/encodeRecords.ts';
import { readRecoveredRoom } from '../../apps/server/src/rooms-process/journal/readRecoveredRoom.ts';
import {
  connectTestPlayer,
  joinAsPlayer,
  type TestPlayer,
} from '../../apps/server/src/rooms-process/testing/joinAsPlayer.ts';
import {
  createApiTestClient,
  type ApiTestClient,
} from '../../apps/server/src/testing/createApiTestClient.ts';
import { createServerHome, type ServerHome } from '../../apps/server/src/testing/createServerHome.ts';
import { killProcessTree } from '../../apps/server/src/testing/killProcessTree.ts';
import { pollUntil } from '../../apps/server/src/testing/pollUntil.ts';
import { readDatabaseUrl } from '../../apps/server/src/testing/readDatabaseUrl.ts';
import { readOutbox } from '../../apps/server/src/testing/readOutbox.ts';
import { openDatabase } from '../../apps/server/src/storage/openDatabase.ts';
import { runStatement } from '../../apps/server/src/testing/runStatement.ts';
import { startServerProcess, type ServerProcess } from '../../apps/server/src/testing/startServerProcess.ts';

const GAME_TITLE = 'Counting house';
const SCORE = 120;
const player = { get: 'triggeringPlayer' };
/** Every message in the chat is counted in the saved data, and gives a score. */
const DOCUMENT = {
  format: 1,
  settings: { title: GAME_TITLE },
  rules: [
    {
      id: 'count',
      name: 'Count',
      when: { when: 'playerSendsChat' },
      do: [
        { do: 'changeSavedNumber', player, key: 'messages', amount: 1 },
        { do: 'submitScore', player, score: SCORE },
      ],
    },
  ],
};

let home: ServerHome;
let server: ServerProcess;
let databaseUrl: string;
beforeAll(async () => {
  home = await createServerHome('effects-killed', { embedded: true });
  await start();
});
afterAll(async () => {
  await server?.stop();
  await home?.remove();
});

/** Always on the same port, because pages come back to it. */
async function start(): Promise<void> {
  const port = server === undefined ? '0' : new URL(server.url).port;
  server = await startServerProcess(home, { env: { RATE_LIMIT_SCALE: '1000', PORT: port } });
  databaseUrl = await readDatabaseUrl(home);
}

/** A user who may write in the chat of their own game, which is published. */
async function publishGame(): Promise<{ client: ApiTestClient; gameId: string }> {
  const port = Number(new URL(server.url).port);
  const client = createApiTestClient({ port, publicUrl: server.url, clock: systemClock });
  const email = 'counter@example.org';
  const { data } = await client.api.signUp({
    body: { username: 'counter', email, password: 'a long enough password' },
  });
  const pin = await pollUntil(
    async () => (await readOutbox(home.dataDir, email))[0]?.pin,
    () => 'no mail came',
  );
  await client.api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } });
  await client.api.setBirthDate({ body: { birthDate: '1990-01-01' } });
  const { data: game } = await client.api.adoptGame({ body: { title: GAME_TITLE, document: DOCUMENT } });
  await client.api.publishDraft({ params: { id: game._id }, body: {} });
  await client.api.joinCommunity({ params: { id: game._id } });
  return { client, gameId: game._id };
}

async function readCount(): Promise<number> {
  const [row] = await runStatement(databaseUrl, `select values from saved_data where scope = 'game'`);
  return (JSON.parse(String(row?.['values'] ?? '{}')) as { messages?: number }).messages ?? 0;
}

async function readMessages(): Promise<string[]> {
  const rows = await runStatement(databaseUrl, 'select text from chat_messages order by sequence');
  return rows.map(({ text }) => String(text));
}

function waitForCount(count: number): Promise<unknown> {
  return pollUntil(
    async () => (await readCount()) === count && (await readMessages()).length === count,
    async () => `${await readCount()} saved, messages ${(await readMessages()).join()}:\n${server.output()}`,
  );
}

function sendChat({ send }: TestPlayer, text: string): void {
  send({ kind: 'chat', text, isTeamOnly: false });
}

const journals = (): string => join(home.dataDir, 'journals');

/** Lets the platform answer nothing about effects while the task runs. */
async function withoutAnswers<T>(task: () => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl, pino({ level: 'silent' }), 1);
  const connection = await database.pool.connect();
  try {
    await connection.query('begin');
    await connection.query('lock table saved_leases, leaderboard_scores, chat_messages');
    return await task();
  } finally {
    await connection.query('rollback');
    connection.release();
    await database.close();
  }
}

/** Returns the journal as it is after an effect was stored and before that it was done. */
async function catchPendingEffects(): Promise<{ file: string; bytes: Buffer }> {
  return pollUntil(
    () => {
      for (const file of readdirSync(journals())) {
        const bytes = readWhole(join(journals(), file));
        const room = bytes && readRecoveredRoom('room', decodeRecords(bytes));
        const kinds = new Set(room?.effects.map(({ report }) => report.kind));
        if (bytes && ['save', 'leaderboard', 'said'].every((kind) => kinds.has(kind as 'save')))
          return { file, bytes };
      }
      return undefined;
    },
    () => `no effect was waiting:\n${server.output()}`,
  );
}

/** Returns null if the file was replaced meanwhile. */
function readWhole(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

it('[OP-95] [OP-40:part] after a crash with a journal that could not be stored, nothing is lost or done twice', async () => {
  const { client, gameId } = await publishGame();
  const { data: seat } = await client.api.joinGame({ params: { id: gameId } });
  const origin = server.url.replace(/^http:\/\/[^:]+/, 'ws://127.0.0.1');
  const seated = await joinAsPlayer(origin, { ok: true, ...seat }, { origin: server.url });
  const { resumeToken } = await seated.welcome();
  seated.send({ kind: 'ready' });
  await seated.snapshots(5);
  sendChat(seated, 'before');
  await waitForCount(1);

  const old = await withoutAnswers(async () => {
    sendChat(seated, 'waiting');
    return catchPendingEffects();
  });
  await waitForCount(2);
  const texts = ['before', 'waiting', 'late 1', 'late 2', 'late 3'];
  for (const [index, text] of texts.slice(2).entries()) {
    sendChat(seated, text);
    await waitForCount(index + 3);
  }
  killProcessTree(server.pid);
  await server.stop('SIGKILL');
  // As if nothing could be written since the third effect.
  for (const file of readdirSync(journals())) rmSync(join(journals(), file));
  writeFileSync(join(journals(), old.file), old.bytes);

  await start();
  const back = await connectTestPlayer(origin, seat.url, { origin: server.url });
  back.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token: resumeToken });
  await back.welcome();
  back.send({ kind: 'ready' });
  await back.snapshots(3);
  for (const text of ['after 1', 'after 2', 'after 3', 'after 4']) {
    sendChat(back, text);
    texts.push(text);
    await waitForCount(texts.length);
  }
  expect(await readMessages()).toEqual(texts);
  const scores = await runStatement(databaseUrl, 'select score from leaderboard_scores');
  expect(scores.map(({ score }) => Number(score))).toEqual([SCORE]);
  back.socket.terminate();
});
