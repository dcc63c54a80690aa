import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../apps/server/src/process/findFreePort.ts';
import { createServerHome, type ServerHome } from '../../apps/server/src/testing/createServerHome.ts';
import { pollUntil } from '../../apps/server/src/testing/pollUntil.ts';
import { startRedis, type TestRedis } from '../../apps/server/src/testing/startRedis.ts';
import { startServerProcess, type ServerProcess } from '../../apps/server/src/testing/startServerProcess.ts';
import {
  joinAsPlayer,
  type GrantedSeat,
  type TestPlayer,
} from '../../apps/server/src/rooms-process/testing/joinAsPlayer.ts';

const GAME = 'arena';
/** Joining works within five seconds. The rest is for a busy machine. */
const BACK_LIMIT_MS = 60_000;

let redis: TestRedis;
let home: ServerHome;
let web: ServerProcess;
let gameId: string;
const machines: ServerProcess[] = [];

beforeAll(async () => {
  redis = await startRedis();
  home = await createServerHome('redis-away', { embedded: true });
  const env = { REDIS_URL: redis.url, RATE_LIMIT_SCALE: '1000' };
  web = await startServerProcess(home, { env: { ...env, ROLES: 'web' } });
  for (const name of ['a', 'b']) machines.push(await startMachine(name, env));
  const game = await readJson(`${web.url}/api/v1/games/by-slug/${GAME}/`);
  gameId = /"_?id":"([0-9a-f-]{36})"/.exec(JSON.stringify(game))?.[1] ?? '';
  if (gameId === '') throw new Error(`no game: ${JSON.stringify(game)}`);
});
afterAll(async () => {
  redis?.resume();
  for (const server of [...machines, web]) await server?.stop('SIGKILL');
  await redis?.kill({ withData: false });
  await home?.remove();
});

async function startMachine(name: string, env: Record<string, string>): Promise<ServerProcess> {
  const port = String(await findFreePort('127.0.0.1'));
  return startServerProcess(home, {
    env: {
      ...env,
      ROLES: 'rooms',
      PORT: port,
      // Machines take rooms only from others of their region, and these players stay at one.
      ROOMS_REGION: name,
      DATA_DIR: join(home.dataDir, `machine-${name}`),
      PUBLIC_URL: web.url,
      ROOMS_PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
  });
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url, { headers: { accept: 'application/json' } })).json();
}

interface JoinAnswer {
  readonly status: number;
  readonly errorId?: string;
  readonly data?: GrantedSeat;
}

async function requestSeat(query = ''): Promise<JoinAnswer> {
  const response = await fetch(`${web.url}/api/v1/game-server/${gameId}/${query}`);
  return { ...((await response.json()) as object), status: response.status };
}

async function joinUntilSeated(query = ''): Promise<GrantedSeat> {
  return pollUntil(
    async () => (await requestSeat(query)).data,
    async () => `no seat: ${JSON.stringify(await requestSeat(query))}\n${readOutput()}`,
    BACK_LIMIT_MS,
  );
}

function readOutput(): string {
  return [web, ...machines].map((server) => server.output()).join('\n');
}

function countLines(server: ServerProcess, text: string): number {
  return server.output().split(text).length - 1;
}

async function play(seat: GrantedSeat): Promise<TestPlayer> {
  const player = await joinAsPlayer('', { ...seat, ok: true }, { origin: web.url });
  await player.snapshots(3);
  return player;
}

async function readState(server: ServerProcess): Promise<{ ready: boolean; failed: string[] }> {
  const { ready, checks } = (await readJson(`${server.url}/readyz`)) as {
    ready: boolean;
    checks: { name: string; ok: boolean }[];
  };
  return { ready, failed: checks.filter(({ ok }) => !ok).map(({ name }) => name) };
}

const OUTAGES: [string, () => Promise<void> | void, () => Promise<void> | void][] = [
  ['is silent', () => redis.pause(), () => redis.resume()],
  ['is killed and keeps its data', () => redis.kill({ withData: true }), () => redis.restart()],
  ['is killed and loses its data', () => redis.kill({ withData: false }), () => redis.restart()],
];

it.each(OUTAGES)(
  '[OP-30] [OP-32] [OP-35:part] games go on while Redis %s, and players find them again afterwards',
  async (_, takeAway, bringBack) => {
    // A new room for each outage: players who left an old one would list it again.
    const first = await joinUntilSeated('?newRoom=public');
    const friend = await joinUntilSeated(`?roomId=${first.roomId}`);
    const players = [await play(first), await play(friend)];
    await pollUntil(
      async () => (await readState(web)).ready,
      async () => JSON.stringify(await readState(web)),
    );
    const before = countLines(web, 'Redis is away');

    await takeAway();
    await pollUntil(
      async () => !(await readState(web)).ready && !(await readState(machines[0]!)).ready,
      () => `still ready: ${readOutput()}`,
    );
    expect((await readState(web)).failed).toEqual(['redis', 'rooms']);
    expect(await requestSeat()).toMatchObject({ status: 503, errorId: 'rooms_unavailable' });
    for (const player of players) await player.snapshots(player.frames.length + 20);

    await bringBack();
    const found = await joinUntilSeated(`?roomId=${first.roomId}`);
    expect(found.roomId).toBe(first.roomId);
    for (const player of [...players, await play(found)]) {
      await player.snapshots(player.frames.length + 5);
      expect(player.socket.readyState).toBe(player.socket.OPEN);
      player.socket.close();
    }
    await pollUntil(
      async () => (await readState(web)).ready,
      () => `not ready again: ${readOutput()}`,
    );
    expect(countLines(web, 'Redis is away')).toBe(before + 1);
    expect(readOutput()).not.toMatch(/unhandled|uncaught|unexpected error/);
  },
);

it('[OP-33] nobody gets a seat on a rooms process that was killed', async () => {
  const [dead, alive] = machines as [ServerProcess, ServerProcess];
  await pollUntil(
    async () => (await requestSeat('?newRoom=public')).data?.url.startsWith(dead.url),
    () => `no room on ${dead.url}: ${readOutput()}`,
  );
  await dead.stop('SIGKILL');
  for (let turn = 0; turn < 12; turn += 1) {
    const answer = await requestSeat(turn % 4 === 0 ? '?newRoom=public' : '');
    expect(answer).toMatchObject({ data: { url: expect.stringContaining(alive.url) } });
  }
});
