import { join } from 'node:path';
import { decodeTape } from '@playloom/engine';
import { PROTOCOL_VERSION, type WelcomeMessage } from '@playloom/protocol';
import type { SeatRequest } from '@playloom/room-contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readEngineVersion } from '../engines/readEngineVersion.ts';
import { createLogger } from '../process/createLogger.ts';
import { connectRedis, type RedisConnections } from '../redis/connectRedis.ts';
import { createFleetGateway } from '../rooms-gateway/fleet/createFleetGateway.ts';
import type { RoomsGateway } from '../rooms-gateway/RoomsGateway.ts';
import { createTempFolder } from '../testing/createTempFolder.ts';
import { listDescendants } from '../testing/listDescendants.ts';
import { startRedis, type TestRedis } from '../testing/startRedis.ts';
import { createFakePlatform } from './testing/createFakePlatform.ts';
import { installOtherEngine, OTHER_BUILD, OTHER_VERSION } from './testing/installOtherEngine.ts';
import {
  connectTestPlayer,
  type GrantedSeat,
  joinAsPlayer,
  requireSeat,
  type TestPlayer,
} from './testing/joinAsPlayer.ts';
import { signalMachine, SITE, startTestMachine, type TestMachine } from './testing/startTestMachine.ts';
import { waitFor } from './testing/waitFor.ts';

interface Seated {
  readonly seat: GrantedSeat;
  readonly welcome: WelcomeMessage;
  readonly player: TestPlayer;
}

const engineVersion = readEngineVersion();
const platform = createFakePlatform(engineVersion);
let folder: Awaited<ReturnType<typeof createTempFolder>>;
let server: TestRedis;
let redis: RedisConnections;
let gateway: RoomsGateway;
let machines: TestMachine[] = [];

beforeAll(async () => {
  folder = await createTempFolder('takeover');
  server = await startRedis();
  const log = createLogger('silent');
  redis = connectRedis(server.url, log);
  await redis.attempted;
  gateway = createFleetGateway({ redis, platform, log });
});
afterEach(async () => {
  for (const machine of machines) signalMachine(machine, 'SIGKILL');
  await waitFor(
    () =>
      machines.every(({ child }) => child.exitCode !== null || child.signalCode !== null) ? true : undefined,
    () => 'a machine is still running',
  );
  machines = [];
  platform.findStanding = () => 'welcome';
  await redis.commands.flushall();
});
afterAll(async () => {
  await gateway.close();
  redis.close();
  await server.stop();
  await folder.remove();
});

async function start(region: string): Promise<TestMachine> {
  const machine = await startTestMachine({ redisUrl: server.url, folder: folder.path, region });
  machines.push(machine);
  return machine;
}

/** Sits down in a new room of a machine. */
async function sitDown({ url }: TestMachine, preferredRegion: string, userId: string): Promise<Seated> {
  const request: SeatRequest = {
    gameId: 'blank',
    release: 1,
    engineVersion,
    maxPlayers: 4,
    preferredRegion,
    visitor: { userId, name: 'Ada', isSpectator: false, canChat: true, signIn: `login of ${userId}` },
    wish: { kind: 'new-public' },
  };
  const seat = await waitFor(
    async () => {
      const answer = await gateway.reserveSeat(request);
      return answer.ok && answer.url.startsWith(url) ? requireSeat(answer) : undefined;
    },
    () => `no seat\n${printOutput()}`,
  );
  const player = await joinAsPlayer('', seat, { origin: SITE });
  const welcome = await player.welcome();
  player.send({ kind: 'ready' });
  await player.snapshots(5);
  return { seat, welcome, player };
}

/** Resumes like a page: looks where the room is until it is somewhere else, again if it moves meanwhile. */
async function resumeAt(machine: TestMachine, { seat, welcome }: Seated): Promise<TestPlayer> {
  const { player, answer } = await waitFor(async () => {
    const player = await connectTestPlayer('', await findRoomUrl(machine, seat.roomId), { origin: SITE });
    player.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token: welcome.resumeToken });
    const closed = player.closed.then(({ code, reason }) => {
      throw new Error(`closed ${code} ${reason}\n${printOutput()}`);
    });
    const answer = await Promise.race([closed, player.welcome().catch(() => undefined)]);
    return answer && { player, answer };
  }, printOutput);
  expect(answer).toMatchObject({ player: welcome.player });
  await player.snapshots(3);
  return player;
}

/** Ends the login session of a user, as a web process does it. The order may reach no room. */
async function logOut(userId: string): Promise<void> {
  const ended = `login of ${userId}`;
  platform.findStanding = ({ signIn }) => (signIn === ended ? 'signed-out' : 'welcome');
  await gateway.enforce({ userId, gameId: null, kind: 'sign-out', sessions: [ended] });
}

/** Tries to resume like a page, which tries again while the room is on its way. */
async function expectLockedOut(machine: TestMachine, { seat, welcome }: Seated): Promise<void> {
  const answer = await waitFor(async () => {
    const player = await connectTestPlayer('', await findRoomUrl(machine, seat.roomId), { origin: SITE });
    player.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token: welcome.resumeToken });
    const rejected = player.closed.then(({ code, reason }) => (code < 4000 ? undefined : reason));
    return Promise.race([rejected, player.welcome().then(() => 'welcome')]);
  }, printOutput);
  expect(answer).toBe('bad-ticket');
}

/** Waits until a machine has continued a room. */
function findRoomUrl({ url }: TestMachine, roomId: string): Promise<string> {
  return waitFor(
    async () => {
      const found = await gateway.locateRoom(roomId);
      expect(found).not.toBe(null);
      return found !== null && found !== 'moving' && found.url.startsWith(url) ? found.url : undefined;
    },
    () => `the room is nowhere\n${printOutput()}`,
  );
}

/** Waits until one of these machines has continued a room. */
function findOwner({ seat }: Seated, ...others: readonly TestMachine[]): Promise<TestMachine> {
  return waitFor(async () => {
    const found = await gateway.locateRoom(seat.roomId);
    if (found === null || found === 'moving') return undefined;
    return others.find(({ url }) => found.url.startsWith(url));
  }, printOutput);
}

function killRoomsProcess({ child }: TestMachine): void {
  for (const pid of listDescendants(child.pid!)) process.kill(pid, 'SIGKILL');
}

function printOutput(): string {
  return machines.map(({ output }) => output()).join('\n');
}

it('[OP-43] another machine continues the rooms of one that is gone, once', async () => {
  const [eu, us] = [await start('eu'), await start('us')];
  const seated = [await sitDown(eu, 'eu', 'one'), await sitDown(eu, 'eu', 'two')];
  signalMachine(eu, 'SIGKILL');
  await expect.poll(() => redis.commands.pubsub('CHANNELS', 'p:*')).toHaveLength(1);
  for (const { seat } of seated) {
    const place = await gateway.locateRoom(seat.roomId);
    expect(place === 'moving' || place?.url.startsWith(us.url)).toBe(true);
  }
  for (const one of seated) {
    const back = await resumeAt(us, one);
    back.send({ kind: 'leave' });
  }
  expect(us.output().match(/a room came back/g)).toHaveLength(2);
  // Saved data was opened once and is closed once, although two processes ran the room.
  await waitFor(
    () => (platform.callLog.filter((call) => call.startsWith('closeSaved')).length === 2 ? true : undefined),
    () => platform.callLog.join('\n'),
  );
  expect(platform.callLog.filter((call) => call.startsWith('openSaved'))).toHaveLength(2);
});

it('[OP-43] a machine whose rooms process died starts the next one when another has continued its rooms', async () => {
  const eu = await start('eu');
  const alone = await sitDown(eu, 'eu', 'alone');
  killRoomsProcess(eu);
  const back = await resumeAt(eu, alone);
  expect(eu.output()).toMatch(/"pauseMs":0,/);
  const us = await start('us');
  killRoomsProcess(eu);
  await resumeAt(us, { ...alone, welcome: await back.welcome() });
  await waitFor(
    () => (/"pauseMs":3000,/.test(eu.output()) ? true : undefined),
    () => printOutput(),
  );
});

it('[OP-54] a new machine takes rooms from a busy one, whose players go on there', async () => {
  const busy = await start('eu');
  const seated = [];
  for (const userId of ['one', 'two', 'three']) seated.push(await sitDown(busy, 'eu', userId));
  const opened = platform.callLog.filter((call) => call.startsWith('openSaved')).length;
  const idle = await start('eu');
  const moved = await Promise.race(
    seated.map(async (one) => {
      const { code, reason } = await one.player.closed;
      expect(code).toBe(1012);
      return { ...one, reason };
    }),
  );
  // Players need not ask where their room is.
  expect(moved.reason).toBe(await findRoomUrl(idle, moved.seat.roomId));
  await resumeAt(idle, moved);
  const countTaken = (): number => idle.output().split('took a room from a busy process').length - 1;
  await waitFor(
    () => (countTaken() > 0 ? true : undefined),
    () => printOutput(),
  );
  // The difference is small now, so the others stay.
  expect(countTaken()).toBe(1);
  expect(busy.output()).not.toContain('could not');
  expect(platform.callLog.filter((call) => call.startsWith('openSaved'))).toHaveLength(opened);
});

it('[OP-43] a machine that was taken for gone ends its rooms, and its players move', async () => {
  const [eu, us] = [await start('eu'), await start('us')];
  const seated = await sitDown(eu, 'eu', 'paused');
  signalMachine(eu, 'SIGSTOP');
  const back = await resumeAt(us, seated);
  signalMachine(eu, 'SIGCONT');
  expect((await seated.player.closed).code).toBe(1012);
  await waitFor(
    () => (eu.output().includes('another process continues a room') ? true : undefined),
    () => printOutput(),
  );
  await back.snapshots(back.frames.length + 3);
  expect((await gateway.listRooms('blank')).map(({ roomId }) => roomId)).toEqual([seated.seat.roomId]);
});

it('[OP-43] a machine that was taken for gone can run its former rooms again', async () => {
  const [eu, us] = [await start('eu'), await start('us')];
  const seated = await sitDown(eu, 'eu', 'returning');
  signalMachine(eu, 'SIGSTOP');
  const back = await resumeAt(us, seated);
  signalMachine(eu, 'SIGCONT');
  await seated.player.closed;
  // The thread that has run the room is still there.
  us.child.kill('SIGTERM');
  expect((await back.closed).code).toBe(1012);
  await resumeAt(eu, { ...seated, welcome: await back.welcome() });
});

it('[OP-44] a machine that stops hands its rooms over, and a machine that starts finds them', async () => {
  const eu = await start('eu');
  const seated = await sitDown(eu, 'eu', 'mover');
  const us = await start('us');
  await waitFor(
    () => (us.output().includes('Playloom is ready') ? true : undefined),
    () => printOutput(),
  );
  eu.child.kill('SIGTERM');
  expect((await seated.player.closed).code).toBe(1012);
  const second = await resumeAt(us, seated);
  // The last machine stops too. Its room waits in Redis.
  us.child.kill('SIGTERM');
  expect((await second.closed).code).toBe(1012);
  await waitFor(
    () => (machines.every(({ child }) => child.exitCode === 0) ? true : undefined),
    () => `ended with ${machines.map(({ child }) => child.exitCode).join()}\n${printOutput()}`,
  );
  const next = await start('eu');
  await resumeAt(next, { ...seated, welcome: await second.welcome() });
});

it('[OP-44:part] [OP-40:part] players of a room that moves do not wait for effects that are not answered', async () => {
  const eu = await start('eu');
  const seated = await sitDown(eu, 'eu', 'talker');
  const us = await start('us');
  await waitFor(
    () => (us.output().includes('Playloom is ready') ? true : undefined),
    () => printOutput(),
  );
  const asked: (string | undefined)[] = [];
  const { handleChatMessage } = platform;
  platform.handleChatMessage = ({ id }) => {
    asked.push(id);
    return asked.length === 1 ? new Promise(() => undefined) : Promise.resolve();
  };
  try {
    seated.player.send({ kind: 'chat', text: 'still there?', isTeamOnly: false });
    await waitFor(
      () => (asked.length === 1 ? true : undefined),
      () => printOutput(),
    );
    eu.child.kill('SIGTERM');
    const { code, reason } = await seated.player.closed;
    expect([code, reason.startsWith(us.url)]).toEqual([1012, true]);
    await resumeAt(us, seated);
    // The next machine asks for the same effect.
    await waitFor(
      () => (asked.length === 2 ? true : undefined),
      () => printOutput(),
    );
    expect(asked[1]).toBe(asked[0]);
  } finally {
    platform.handleChatMessage = handleChatMessage;
  }
});

it('[OP-43] rooms survive a Redis that comes back without its data, and then their machine', async () => {
  const [eu, us] = [await start('eu'), await start('us')];
  const seated = await sitDown(eu, 'eu', 'survivor');
  await server.kill({ withData: false });
  await server.restart();
  await expect.poll(() => redis.commands.exists(`playloom:journal:${seated.seat.roomId}`)).toBe(1);
  signalMachine(eu, 'SIGKILL');
  await resumeAt(us, seated);
});

it('[GF-04:part] [OP-43:part] [OP-44:part] rooms of an older engine move with it, also after a crash', async () => {
  const eu = await start('eu');
  const us = await start('us');
  const next = await start('us');
  await installOtherEngine(...machines.map(({ dataDir }) => join(dataDir, 'engines')));
  platform.engineVersions.set('blank', OTHER_BUILD);
  try {
    const seated = await sitDown(eu, 'eu', 'old-timer');
    expect(seated.seat.engineVersion).toBe(OTHER_VERSION);
    const readVersion = async (): Promise<unknown> => {
      const tape = decodeTape((await gateway.readTape(seated.seat.roomId))!);
      return tape.ok && tape.value.engineVersion;
    };
    signalMachine(eu, 'SIGKILL');
    const owner = await findOwner(seated, us, next);
    const back = await resumeAt(owner, seated);
    expect(await readVersion()).toBe(OTHER_VERSION);
    owner.child.kill('SIGTERM');
    expect((await back.closed).code).toBe(1012);
    const other = owner === us ? next : us;
    await resumeAt(other, { ...seated, welcome: await back.welcome() });
    expect(await readVersion()).toBe(OTHER_VERSION);
    expect(other.output()).toContain(`"msg":"a room came back"`);
  } finally {
    platform.engineVersions.delete('blank');
  }
});

it('[T3:part] a player who logs out while another machine takes over a room does not return', async () => {
  const [eu, us] = [await start('eu'), await start('us')];
  const seated = await sitDown(eu, 'eu', 'thief');
  signalMachine(eu, 'SIGKILL');
  await logOut('thief');
  await expectLockedOut(us, seated);
});

it('[T3:part] a player who logs out while a room moves does not return', async () => {
  const eu = await start('eu');
  const seated = await sitDown(eu, 'eu', 'thief');
  const us = await start('us');
  eu.child.kill('SIGTERM');
  expect((await seated.player.closed).code).toBe(1012);
  // The order has reached no machine.
  platform.findStanding = () => 'signed-out';
  await expectLockedOut(us, seated);
});

it('[T3:part] a player who logs out while Redis is away leaves when it is back', async () => {
  const eu = await start('eu');
  const [thief, other] = [await sitDown(eu, 'eu', 'thief'), await sitDown(eu, 'eu', 'other')];
  await server.kill({ withData: true });
  await logOut('thief');
  await thief.player.snapshots(thief.player.frames.length + 3);
  await server.restart();
  expect(await thief.player.closed).toEqual({ code: 4088, reason: 'left' });
  await other.player.snapshots(other.player.frames.length + 3);
  await expectLockedOut(eu, thief);
});
