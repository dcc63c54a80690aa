import type { Socket } from 'node:net';
import {
  FETCH_ENGINE_CALL,
  PLATFORM_CALL_NAMES,
  type PlatformCalls,
  type RoomsCalls,
  type RoomsProcessMessage,
  type RoomsProcessSignal,
} from '@playloom/room-contract';
import { createRemoteProxy, createCallChannel } from '../rooms-gateway/channel/createCallChannel.ts';
import { lowerHelperPriority } from './simulation/lowerThreadPriority.ts';
import { startRooms, type RunningRooms } from './startRooms.ts';

/**
 * The rooms process. It is a child of a web process, which passes it settings and sockets and answers its calls to
 * the platform. When the web process ends, this process ends too. It has no access to the database or to secrets.
 *
 * Sockets carry only messages of our own protocol. Colyseus manages seats, rooms and lost connections, but nothing
 * that it would send to its own clients leaves the process (`sockets/RoomClient.ts`).
 */
/** How long a process without a parent may take to store what happened last. */
const ABANDON_LIMIT_MS = 1_000;

process.title = 'playloom rooms standby';
lowerHelperPriority();
const life: { running?: Promise<RunningRooms> } = {};

const calls = createCallChannel(sendToParent, {
  reserveSeat: async (...args: Parameters<RoomsCalls['reserveSeat']>) =>
    (await getRunningRooms()).calls.reserveSeat(...args),
  tryStart: async (...args: Parameters<RoomsCalls['tryStart']>) =>
    (await getRunningRooms()).calls.tryStart(...args),
  listRooms: async (...args: Parameters<RoomsCalls['listRooms']>) =>
    (await getRunningRooms()).calls.listRooms(...args),
  findRoom: async (...args: Parameters<RoomsCalls['findRoom']>) =>
    (await getRunningRooms()).calls.findRoom(...args),
  locateRoom: async (...args: Parameters<RoomsCalls['locateRoom']>) =>
    (await getRunningRooms()).calls.locateRoom(...args),
  countPlayers: async () => (await getRunningRooms()).calls.countPlayers(),
  readTape: async (...args: Parameters<RoomsCalls['readTape']>) =>
    (await getRunningRooms()).calls.readTape(...args),
  enforce: async (...args: Parameters<RoomsCalls['enforce']>) =>
    (await getRunningRooms()).calls.enforce(...args),
  announce: async (...args: Parameters<RoomsCalls['announce']>) =>
    (await getRunningRooms()).calls.announce(...args),
  closeRooms: async (...args: Parameters<RoomsCalls['closeRooms']>) =>
    (await getRunningRooms()).calls.closeRooms(...args),
  readFigures: async () => (await getRunningRooms()).calls.readFigures(),
  drain: async () => (await getRunningRooms()).calls.drain(),
});

// The terminal sends Ctrl-C to this process too, but the web process decides when to stop it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => void abandonRooms());
process.on('message', (message, socket) => {
  if (!calls.receive(message))
    void handleMessage(message as RoomsProcessMessage, socket as Socket | undefined);
});

async function handleMessage(message: RoomsProcessMessage, socket: Socket | undefined): Promise<void> {
  if (message.kind === 'start') {
    process.title = 'playloom rooms';
    life.running = startRooms(message.settings, {
      platform: createRemoteProxy<PlatformCalls>(calls, PLATFORM_CALL_NAMES),
      fetchEngine: (version) => calls.call(FETCH_ENGINE_CALL, [version]),
    });
    const { warm } = await life.running;
    sendToParent({ kind: 'ready' } satisfies RoomsProcessSignal);
    await warm;
    sendToParent({ kind: 'warm' } satisfies RoomsProcessSignal);
  } else if (message.kind === 'socket') {
    // There is no socket if the client disconnected during the handover.
    if (socket) (await getRunningRooms()).acceptSocket(message.request, socket);
  } else {
    await (await getRunningRooms()).stop();
    process.exit();
  }
}

/** The web process was killed. */
async function abandonRooms(): Promise<void> {
  const limit = setTimeout(() => process.exit(), ABANDON_LIMIT_MS);
  await (await life.running)?.abandon();
  clearTimeout(limit);
  process.exit();
}

function getRunningRooms(): Promise<RunningRooms> {
  if (life.running === undefined) throw new Error('The rooms process did not start');
  return life.running;
}

function sendToParent(message: object): void {
  if (process.connected) process.send?.(message);
}
