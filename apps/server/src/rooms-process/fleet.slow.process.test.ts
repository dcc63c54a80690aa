import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeatRequest } from '@playloom/room-contract';
import { projectRoot } from '../process/projectRoot.ts';
import { readEngineVersion } from '../engines/readEngineVersion.ts';
import { createFleetGateway } from '../rooms-gateway/fleet/createFleetGateway.ts';
import type { RoomsGateway } from '../rooms-gateway/RoomsGateway.ts';
import { createLogger } from '../process/createLogger.ts';
import { connectRedis, type RedisConnections } from '../redis/connectRedis.ts';
import { createFakePlatform } from './testing/createFakePlatform.ts';
import { joinAsPlayer, requireSeat, type GrantedSeat, type TestPlayer } from './testing/joinAsPlayer.ts';
import { waitFor } from './testing/waitFor.ts';
import { findFreePort } from '../process/findFreePort.ts';

/** Origin of the site that players come from. The rooms have other addresses. */
const SITE = 'http://localhost:3000';

const folder = mkdtempSync(join(tmpdir(), 'playloom-fleet-'));
const started: ChildProcess[] = [];
/** The output of the processes, printed when a test fails. */
const output: string[] = [];
const machines: { child: ChildProcess; url: string }[] = [];
const engineVersion = readEngineVersion();
const platform = createFakePlatform(engineVersion);
const REQUEST: SeatRequest = {
  gameId: 'blank',
  release: 1,
  engineVersion,
  maxPlayers: 4,
  preferredRegion: '',
  visitor: { userId: null, name: 'Guest', isSpectator: false, canChat: true },
  wish: { kind: 'any' },
};
let gateway: RoomsGateway;
let redis: RedisConnections;

beforeAll(async () => {
  // Without Redis the test fails instead of being skipped. `npm test` installs Redis or says how to.
  if (spawnSync('redis-server', ['--version']).status !== 0)
    throw new Error('Install redis-server (on Debian: sudo apt-get install redis-server).');
  const redisUrl = await startRedis();
  machines.push(await startMachine(redisUrl, 'eu'), await startMachine(redisUrl, 'us'));
  const log = createLogger('silent');
  redis = connectRedis(redisUrl, log);
  gateway = createFleetGateway({ redis, platform, log });
});
afterAll(async () => {
  // Pauses Redis, so that it never answers the closing connections. This must not cause an error.
  started[0]?.kill('SIGSTOP');
  await gateway?.close();
  redis?.close();
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  isReady: RegExp,
): Promise<ChildProcess> {
  const child = spawn(program, args, { env, cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return new Promise((resolve, reject) => {
    const begin = output.length;
    const handleOutput = (text: string): void => {
      output.push(text);
      if (isReady.test(output.slice(begin).join(''))) resolve(child);
    };
    child.stdout.setEncoding('utf8').on('data', handleOutput);
    child.stderr.setEncoding('utf8').on('data', handleOutput);
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${output.join('')}`)));
  });
}

async function startRedis(): Promise<string> {
  const port = await findFreePort('127.0.0.1');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  await run('redis-server', args, process.env, /Ready to accept connections/);
  return `redis://127.0.0.1:${port}`;
}

async function startMachine(redisUrl: string, region: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await findFreePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    ROLES: 'rooms',
    PORT: String(port),
    DATA_DIR: join(folder, region),
    PUBLIC_URL: SITE,
    ROOMS_PUBLIC_URL: url,
    ROOMS_REGION: region,
    DRAIN_SECONDS: '2',
    REDIS_URL: redisUrl,
    LOG_LEVEL: 'warn',
  };
  const main = join(projectRoot, 'apps/server/src/main.ts');
  return { child: await run(process.execPath, [main], env, /Playloom is ready/), url };
}

function seat(joinRequest: SeatRequest['wish'], more: Partial<SeatRequest> = {}): Promise<GrantedSeat> {
  return waitFor(
    async () => {
      const answer = await gateway.reserveSeat({ ...REQUEST, ...more, wish: joinRequest });
      return answer.ok ? requireSeat(answer) : undefined;
    },
    () => 'no seat',
  );
}

it('[MP-05] a game runs in its preferred region, in more rooms if they are full, and elsewhere if the region has no process', async () => {
  const [eu, us] = machines as [(typeof machines)[number], (typeof machines)[number]];
  const game = { gameId: 'harbour', maxPlayers: 2 };
  const any = (preferredRegion: string): Promise<GrantedSeat> =>
    seat({ kind: 'any' }, { ...game, preferredRegion });
  const homeOf = ({ url }: GrantedSeat): string => new URL(url).origin;
  const isThere = async (url: string, preferredRegion: string): Promise<true | undefined> =>
    homeOf(await seat({ kind: 'new-public' }, { gameId: 'arena', preferredRegion })) === url
      ? true
      : undefined;
  // The web process responds before its rooms process is ready.
  await waitFor(
    () => isThere(eu.url, 'eu'),
    () => 'no room in eu',
  );
  await waitFor(
    () => isThere(us.url, 'us'),
    () => 'no room in us',
  );

  const first = await any('us');
  expect(homeOf(first)).toBe(us.url);
  // The room in the US has a free seat, but a process in the preferred region opens a new room.
  const second = await any('eu');
  expect(homeOf(second)).toBe(eu.url);
  // The next player joins the room in this region. It has two seats, so the third player opens another room there.
  expect((await any('eu')).roomId).toBe(second.roomId);
  const third = await any('eu');
  expect([homeOf(third), third.roomId === second.roomId]).toEqual([eu.url, false]);
  // New rooms, including private ones, open in the preferred region. Their codes work from anywhere.
  const secret = await seat({ kind: 'new-private' }, { ...game, preferredRegion: 'us' });
  expect([homeOf(secret), secret.lobbyCode]).toEqual([us.url, expect.stringMatching(/^\w{6}$/)]);
  const friend = await seat({ kind: 'code', code: secret.lobbyCode! }, { ...game, preferredRegion: 'eu' });
  expect(friend.roomId).toBe(secret.roomId);
  // The region has no process, so the player joins a room with players elsewhere instead of an empty one.
  const known = [first.roomId, third.roomId];
  expect(known).toContain((await any('nowhere')).roomId);
  const listed = (await gateway.listRooms('harbour')).map(({ roomId }) => roomId);
  expect(new Set(listed)).toEqual(new Set([first.roomId, second.roomId, third.roomId]));
});

it('two processes share rooms; when one is killed, its empty rooms leave the lists and the others continue elsewhere', async () => {
  const opened: GrantedSeat[] = [];
  await waitFor(
    async () => {
      opened.push(await seat({ kind: 'new-public' }));
      const homes = new Set(opened.map(({ url }) => new URL(url).origin));
      return homes.size === 2 ? true : undefined;
    },
    () => `all rooms are in one process: ${opened.map(({ url }) => url).join(' ')}`,
  );
  // Both processes list the rooms of both. Repeated, because either one may answer.
  const listed = async (): Promise<string[]> =>
    (await gateway.listRooms('blank')).map(({ roomId }) => roomId);
  for (let turn = 0; turn < 6; turn += 1) {
    expect(new Set(await listed())).toEqual(new Set(opened.map(({ roomId }) => roomId)));
  }
  const players: TestPlayer[] = [];
  for (const { url } of machines) {
    const room = opened.find((candidate) => candidate.url.startsWith(url))!;
    const seatAnswer = await seat({ kind: 'room', roomId: room.roomId });
    const player = await joinAsPlayer('', seatAnswer, { origin: SITE });
    await player.snapshots(3).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${output.join('')}`);
    });
    expect(await gateway.readTape(room.roomId)).toBeInstanceOf(Uint8Array);
    players.push(player);
  }
  await expect(joinAsPlayer('', opened[0]!, { origin: 'https://evil.example' })).rejects.toThrow('403');
  expect(platform.callLog).toContain('loadRelease blank 1');

  const [dead, alive] = machines as [(typeof machines)[number], (typeof machines)[number]];
  dead.child.kill('SIGKILL');
  const continued = opened.find(({ url }) => url.startsWith(dead.url))!.roomId;
  const lost = opened.filter(({ url }) => url.startsWith(dead.url)).map(({ roomId }) => roomId);
  const surviving = opened.filter(({ url }) => url.startsWith(alive.url)).map(({ roomId }) => roomId);
  const locate = (roomId: string) => gateway.locateRoom(roomId);
  await expect.poll(() => locate(continued)).toEqual({ url: expect.stringContaining(alive.url) });
  for (const roomId of lost.filter((one) => one !== continued))
    await expect.poll(() => locate(roomId)).toBe(null);
  expect(new Set(await listed())).toEqual(new Set([...surviving, continued]));
  expect((await players[0]!.closed).code).toBe(1006);
  expect(players[1]!.socket.readyState).toBe(players[1]!.socket.OPEN);
  for (const preferredRegion of ['', 'eu'])
    expect((await seat({ kind: 'new-public' }, { preferredRegion })).url.startsWith(alive.url)).toBe(true);

  // The remaining process accepts no new players and hands over its rooms, which wait for another one.
  alive.child.kill('SIGTERM');
  expect((await players[1]!.closed).code).toBe(1012);
  await waitFor(
    () => (alive.child.exitCode === 0 ? true : undefined),
    () => `it ended with ${alive.child.exitCode}`,
  );
  expect(await gateway.listRooms('blank')).toEqual([]);
  expect(await gateway.reserveSeat(REQUEST)).toEqual({ ok: false, error: 'rooms_unavailable' });
});
