import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from './process/clock.ts';
import { exitCodes } from './process/exitCodes.ts';
import { readPostmaster } from './storage/embedded/postmasterFile.ts';
import type { ServerHome } from './testing/createServerHome.ts';
import { createServerHome } from './testing/createServerHome.ts';
import type { ApiTestClient } from './testing/createApiTestClient.ts';
import { createApiTestClient } from './testing/createApiTestClient.ts';
import { killProcessTree } from './testing/killProcessTree.ts';
import { readOutbox } from './testing/readOutbox.ts';
import type { ServerProcess } from './testing/startServerProcess.ts';
import { startServerProcess } from './testing/startServerProcess.ts';

const KILLS = 20;
const PEOPLE_AT_ONCE = 4;
const LONGEST_LIFE_MS = 4_000;
const PASSWORD = 'a long enough password';

interface Round {
  server: ServerProcess;
  over: boolean;
}

let home: ServerHome;
beforeAll(async () => {
  home = await createServerHome('kills', { embedded: true });
});
afterAll(() => home.remove());

it(`loses no acknowledged account when the process tree is killed ${KILLS} times during sign-ups`, async () => {
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const round: Round = { server: await start(), over: false };
    const people = Array.from({ length: PEOPLE_AT_ONCE }, (_, person) =>
      signUpUntilOver(round, `k${kill}p${person}`, acknowledged),
    );
    await pause(randomInt(LONGEST_LIFE_MS));
    await killEverything(round.server);
    round.over = true;
    await Promise.all(people);
  }
  const server = await start();
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(await findMissing(server, acknowledged)).toEqual([]);
  await clientOf(server).api.logIn({ body: { login: acknowledged.at(-1) ?? '', password: PASSWORD } });
  expect(await server.stop()).toBe(exitCodes.cleanStop);
});

function start(): Promise<ServerProcess> {
  return startServerProcess(home, { env: { RATE_LIMIT_SCALE: '1000' } });
}

async function killEverything(server: ServerProcess): Promise<void> {
  const database = await readPostmaster(path.join(home.dataDir, 'postgres'));
  killProcessTree(server.pid);
  // If the server took over a running database, that database is not its child process.
  if (database !== undefined) killProcessTree(database.pid);
  await server.stop('SIGKILL');
}

function clientOf(server: ServerProcess): ApiTestClient {
  return createApiTestClient({
    port: Number(new URL(server.url).port),
    publicUrl: server.url,
    clock: systemClock,
  });
}

/**
 * Signs up users until the round is over. Records only names whose sign-up was confirmed, not those that the kill
 * interrupted.
 */
async function signUpUntilOver(round: Round, prefix: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; !round.over; count += 1) {
    const username = `${prefix}n${count}`;
    try {
      await signUp(round, username);
      acknowledged.push(username);
    } catch (error) {
      // An error response is a bug. Without any response, the process was killed.
      if (error instanceof ApiError && error.status !== 0) throw error;
      await pause(20);
    }
  }
}

async function signUp(round: Round, username: string): Promise<void> {
  const email = `${username}@example.org`;
  const { api } = clientOf(round.server);
  const { data } = await api.signUp({ body: { username, email, password: PASSWORD } });
  const pin = await waitForPin(round, email);
  await api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } });
}

async function waitForPin(round: Round, email: string): Promise<string> {
  while (!round.over) {
    const [mail] = await readOutbox(home.dataDir, email);
    if (mail?.pin !== undefined) return mail.pin;
    await pause(20);
  }
  throw new Error('killed');
}

async function findMissing(server: ServerProcess, usernames: string[]): Promise<string[]> {
  const client = clientOf(server);
  const missing: string[] = [];
  for (const username of usernames) {
    const answer = await client.fetch(`/api/v1/user-by-name/${username}/minimal/`);
    if (answer.status !== 200) missing.push(username);
  }
  return missing;
}
