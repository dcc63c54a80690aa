import { EventEmitter } from 'node:events';
import { ClientState, CloseCode, matchMaker, Room } from '@colyseus/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ColyseusSocketAdapter } from '../sockets/ColyseusSocketAdapter.ts';
import { RoomClient } from '../sockets/RoomClient.ts';
import { disconnectRoom, listRunningProcesses, removeProcess, takeSeat } from './colyseusInternals.ts';
import { startColyseus } from './startColyseus.ts';

const ROOM_NAME = 'pinned';
const MAX_CLIENTS = 2;
/** How often a process looks whether others have removed its rooms from the lists. */
const SWEPT_CHECK_MS = 5_000;

let story: string[];

class PinnedRoom extends Room<{ client: RoomClient }> {
  override maxClients = MAX_CLIENTS;
  override autoDispose = false;

  override onJoin({ sessionId }: RoomClient): void {
    story.push(`${sessionId} joined`);
  }

  override async onDrop(client: RoomClient): Promise<void> {
    story.push(`${client.sessionId} dropped`);
    await this.allowReconnection(client, 10).catch(() => undefined);
  }

  override onReconnect({ sessionId }: RoomClient): void {
    story.push(`${sessionId} came back`);
  }

  override onLeave({ sessionId }: RoomClient): void {
    story.push(`${sessionId} left`);
  }
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await startColyseus({}, ROOM_NAME, PinnedRoom);
});
afterAll(async () => {
  await matchMaker.gracefullyShutdown();
  vi.useRealTimers();
});

async function openRoom(): Promise<{ room: Room; reserve(sessionId: string): Promise<boolean[]> }> {
  story = [];
  const listed = await matchMaker.createRoom(ROOM_NAME, {});
  return {
    room: matchMaker.getLocalRoomById(listed.roomId),
    reserve: (sessionId) =>
      matchMaker.reserveMultipleSeatsFor(listed, [{ sessionId, options: {}, auth: undefined }]),
  };
}

function createClient(sessionId: string): RoomClient {
  const socket = { readyState: WebSocket.OPEN };
  const ref = Object.assign(new EventEmitter(), { socket, end: () => undefined });
  return new RoomClient(sessionId, ref as unknown as ColyseusSocketAdapter);
}

it('a reserved seat is taken once, held after a lost connection, and resumed with the token of that client', async () => {
  const { room, reserve } = await openRoom();
  expect(await reserve('ada')).toEqual([true]);
  const first = createClient('ada');
  await takeSeat(room, first, undefined);
  expect(first.state).toBe(ClientState.JOINED);
  await expect(takeSeat(room, createClient('ada'), undefined)).rejects.toThrow('expired');
  await expect(takeSeat(room, createClient('stranger'), undefined)).rejects.toThrow('expired');
  const token = first.reconnectionToken;
  first.ref.emit('close', CloseCode.ABNORMAL_CLOSURE);
  expect(story).toEqual(['ada joined', 'ada dropped']);
  await expect(takeSeat(room, createClient('ada'), 'another token')).rejects.toThrow('expired');
  const second = createClient('ada');
  await takeSeat(room, second, token);
  expect(second.state).toBe(ClientState.JOINED);
  expect(second.reconnectionToken).not.toBe(token);
  second.ref.emit('close', CloseCode.CONSENTED);
  await expect.poll(() => story).toEqual(['ada joined', 'ada dropped', 'ada came back', 'ada left']);
});

it('a seat is reserved under the id that we choose, until the room is full', async () => {
  const { reserve } = await openRoom();
  expect(await reserve('a')).toEqual([true]);
  expect(await reserve('b')).toEqual([true]);
  expect(await reserve('c')).toEqual([false]);
});

it('[OP-80:part] a room ends at once although a seat was not taken and a lost connection holds another', async () => {
  const { room, reserve } = await openRoom();
  const ended: string[] = [];
  room.onDispose = () => void ended.push(room.roomId);
  await reserve('connected');
  await takeSeat(room, createClient('connected'), undefined);
  room.maxClients = 3;
  await reserve('lost');
  const lost = createClient('lost');
  await takeSeat(room, lost, undefined);
  lost.ref.emit('close', CloseCode.ABNORMAL_CLOSURE);
  expect(await reserve('waiting')).toEqual([true]);
  await disconnectRoom(room);
  expect(ended).toEqual([room.roomId]);
});

it('a running process is listed', async () => {
  expect(await listRunningProcesses()).toEqual([matchMaker.processId]);
});

it('a process that was removed although it is running lists its rooms again', async () => {
  const { room } = await openRoom();
  const isListed = async () => (await matchMaker.query({ roomId: room.roomId })).length === 1;
  expect(await isListed()).toBe(true);
  await removeProcess(matchMaker.processId);
  expect(await isListed()).toBe(false);
  expect(await matchMaker.stats.fetchAll()).toEqual([]);
  await vi.advanceTimersByTimeAsync(SWEPT_CHECK_MS);
  await expect.poll(isListed).toBe(true);
});
