import type { Socket } from 'node:net';
import type { ChildMessage, ParentMessage } from '../platform/rooms/channel/ChildMessage.ts';
import { createAsker, createCalls } from '../platform/rooms/channel/createCalls.ts';
import { ROOMS_NEEDS, type RoomsCalls } from '../platform/rooms/channel/RoomsCalls.ts';
import type { RoomsNeeds } from '../platform/rooms/RoomsNeeds.ts';
import { startRooms, type RunningRooms } from './startRooms.ts';

/**
 * The rooms process. It is a child of a web process, from which it gets its settings, its sockets and answers to
 * what it asks of the platform, and with which it ends. It knows no database and no secret.
 *
 * On a socket travel the messages of our protocol and nothing else: Colyseus counts seats, rooms and lost
 * connections, but what it would say to its own client never leaves the process (`sockets/createRoomClient.ts`).
 */
const life: { running?: Promise<RunningRooms> } = {};

const calls = createCalls(tell, {
  reserveSeat: async (...args: Parameters<RoomsCalls['reserveSeat']>) =>
    (await reach()).calls.reserveSeat(...args),
  tryStart: async (...args: Parameters<RoomsCalls['tryStart']>) => (await reach()).calls.tryStart(...args),
  listRooms: async (...args: Parameters<RoomsCalls['listRooms']>) => (await reach()).calls.listRooms(...args),
  findRoom: async (...args: Parameters<RoomsCalls['findRoom']>) => (await reach()).calls.findRoom(...args),
  countPlayers: async () => (await reach()).calls.countPlayers(),
  readTape: async (...args: Parameters<RoomsCalls['readTape']>) => (await reach()).calls.readTape(...args),
  enforce: async (...args: Parameters<RoomsCalls['enforce']>) => (await reach()).calls.enforce(...args),
  announce: async (...args: Parameters<RoomsCalls['announce']>) => (await reach()).calls.announce(...args),
  closeRooms: async (...args: Parameters<RoomsCalls['closeRooms']>) =>
    (await reach()).calls.closeRooms(...args),
  readFigures: async () => (await reach()).calls.readFigures(),
  drain: async () => (await reach()).calls.drain(),
});

// The terminal sends Ctrl-C to us as well; the web process decides when we may end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (message, socket) => {
  if (!calls.receive(message)) void obey(message as ChildMessage, socket as Socket | undefined);
});

async function obey(message: ChildMessage, socket: Socket | undefined): Promise<void> {
  if (message.kind === 'start') {
    life.running = startRooms(message.settings, createAsker<RoomsNeeds>(calls, ROOMS_NEEDS));
    await life.running;
    tell({ kind: 'ready' } satisfies ParentMessage);
  } else if (message.kind === 'socket') {
    // The client may have gone while its socket was on the way.
    if (socket) (await reach()).takeSocket(message.request, socket);
  } else {
    await (await reach()).stop();
    process.exit();
  }
}

function reach(): Promise<RunningRooms> {
  if (life.running === undefined) throw new Error('The rooms process was not started');
  return life.running;
}

function tell(message: object): void {
  if (process.connected) process.send?.(message);
}
