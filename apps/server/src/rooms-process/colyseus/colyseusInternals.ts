import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  connectClientToRoom,
  createAuthContext,
  matchMaker,
  Protocol,
  type Client,
  type ClientPrivate,
  type Room,
} from '@colyseus/core';

/*
 * Everything that relies on behavior of Colyseus outside its documentation. `colyseusInternals.test.ts` fails if an
 * update changes it.
 */

const PROCESS_CHANNEL = 'p:';
const SWEPT_SECONDS = 600;

/** Lets a client take its reserved seat in a room, as the transports of Colyseus do. */
export async function takeSeat(
  room: Room,
  client: Client & ClientPrivate,
  reconnectionToken: string | undefined,
): Promise<void> {
  const connection = reconnectionToken === undefined ? {} : { reconnectionToken };
  await connectClientToRoom(room, client, createAuthContext({ headers: {} }), connection);
  // Colyseus expects this message before a client counts as joined. Our clients don't send it.
  client.ref.emit('message', Buffer.from([Protocol.JOIN_ROOM]));
}

/** Reserves a seat, without which `takeSeat` fails. Returns false if none is free. */
export async function reserveColyseusSeat(room: Room, sessionId: string): Promise<boolean> {
  const { roomId, roomName: name, maxClients, clients } = room;
  const listed = { roomId, name, maxClients, processId: matchMaker.processId, clients: clients.length };
  const seat = { sessionId, options: {}, auth: undefined };
  const answers = await matchMaker.reserveMultipleSeatsFor(listed, [seat]).catch(() => [false]);
  return answers.every(Boolean);
}

/** Fields of a room that its type hides. */
interface RoomSeats {
  readonly _reservedSeats: { [sessionId: string]: unknown };
  readonly _reservedSeatTimeouts: { [sessionId: string]: NodeJS.Timeout };
  _rejectPendingReconnections(reason: string): void;
}

/**
 * Disconnects everyone and disposes the room. Colyseus alone would wait until all seats that were reserved and not taken
 * have expired, and a second longer if it holds the seat of a lost connection.
 */
export async function disconnectRoom(room: Room): Promise<void> {
  const seats = room as unknown as RoomSeats;
  seats._rejectPendingReconnections('disconnecting');
  for (const sessionId of Object.keys(seats._reservedSeats)) {
    clearTimeout(seats._reservedSeatTimeouts[sessionId]);
    delete seats._reservedSeatTimeouts[sessionId];
    delete seats._reservedSeats[sessionId];
  }
  // The rejections start a timer if they are handled after `disconnect`.
  await nextTurn();
  await room.disconnect();
}

/** Lists the rooms processes that are running: each subscribes to a channel with its own name. */
export async function listRunningProcesses(): Promise<string[]> {
  const channels = await matchMaker.presence.channels(`${PROCESS_CHANNEL}*`);
  return channels.map((channel) => channel.slice(PROCESS_CHANNEL.length));
}

export async function isProcessRunning(processId: string): Promise<boolean> {
  if (processId === matchMaker.processId) return true;
  return (await matchMaker.presence.channels(`${PROCESS_CHANNEL}${processId}`)).length > 0;
}

/**
 * Removes a dead process and its rooms from the lists. If the process is running after all, the key makes it list its
 * rooms again. The health check of Colyseus does the same, but only after it has waited for an answer.
 */
export async function removeProcess(processId: string): Promise<void> {
  await matchMaker.stats.excludeProcess(processId);
  await matchMaker.driver.cleanup?.(processId);
  await matchMaker.presence.setex(`swept:${processId}`, '1', SWEPT_SECONDS);
}
