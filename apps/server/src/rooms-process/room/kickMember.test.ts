import type { JoiningPlayer } from '@playloom/room-contract';
import { beforeEach, expect, it } from 'vitest';
import type { ColyseusSocketAdapter } from '../sockets/ColyseusSocketAdapter.ts';
import { createTestSocket } from '../testing/createTestSocket.ts';
import { createKickedPlayers, type KickedPlayers } from './createKickedPlayers.ts';
import { createRoomMembers, type RoomMembers } from './createRoomMembers.ts';
import { kickMember } from './kickMember.ts';
import type { RoomHandle } from './RoomHandle.ts';
import { hashTicketSecret } from './tickets.ts';

const KICK_SECONDS = 600;

let members: RoomMembers;
let kickedPlayers: KickedPlayers;
let ended: string[];
let stored: string[][];
beforeEach(() => {
  members = createRoomMembers(() => undefined);
  kickedPlayers = createKickedPlayers(() => 0);
  ended = [];
  stored = [];
});

function reserve(sessionId: string, visitor: Partial<JoiningPlayer>): void {
  const guest = { userId: null, name: 'Guest', isSpectator: false, canChat: true };
  const ticketHash = hashTicketSecret(`ticket ${sessionId}`);
  members.reserve({ sessionId, visitor: { ...guest, ...visitor }, ticketHash, seconds: 30 });
}

function createSocket(clientId: number): ColyseusSocketAdapter {
  const end = (id: string): void => void ended.push(`${clientId} ${id}`);
  return Object.assign(createTestSocket(clientId), { end });
}

/** Gives a seat to a connection and returns its token. */
function connect(sessionId: string, clientId: number): string {
  members.redeemTicket(`ticket ${sessionId}`);
  members.connect(sessionId, { socket: createSocket(clientId), colyseusToken: 'c' });
  return members.find(sessionId)!.resumeToken;
}

function kick(clientId: number): void {
  const addMembersNow = (): void => void stored.push([...members.all()].map(({ sessionId }) => sessionId));
  const room = { members, kickedPlayers, journal: { addMembersNow } } as unknown as RoomHandle;
  kickMember(room, clientId, KICK_SECONDS);
}

it('[OP-67:part] a kicked player has no token and no ticket anymore, in no tab of their browser', () => {
  const ada = { userId: 'ada', browser: 'laptop' };
  for (const [id, visitor] of Object.entries({ a: ada, b: ada, c: { browser: 'laptop' }, d: ada, e: {} }))
    reserve(id, visitor);
  const tokens = [connect('a', 1), connect('b', 2), connect('c', 3)];
  const other = connect('e', 5);
  kick(1);
  expect(tokens.map((token) => members.redeemResumeToken(token))).toEqual([undefined, undefined, undefined]);
  expect(members.redeemTicket('ticket d')).toBeUndefined();
  // The simulation ends the first connection.
  expect(ended).toEqual(['2 kicked', '3 kicked']);
  expect(members.redeemResumeToken(other)?.sessionId).toBe('e');
  expect(stored).toEqual([['a', 'b', 'c', 'e']]);
});

it('[OP-67:part] a player who was away when they were kicked loses the seat', () => {
  reserve('a', { browser: 'phone' });
  const token = connect('a', 1);
  members.disconnect('a');
  kick(1);
  expect(members.redeemResumeToken(token)).toBeUndefined();
  expect(members.count(false)).toBe(0);
});

it('[OP-67:part] a player can’t escape a kick by connecting again at the same moment', () => {
  reserve('a', { browser: 'phone' });
  const token = connect('a', 1);
  for (const clientId of [2, 3]) {
    members.disconnect('a');
    members.redeemResumeToken(token);
    members.reconnect('a', { socket: createSocket(clientId), colyseusToken: 'c' });
  }
  const { resumeToken } = members.find('a')!;
  // The simulation has not seen the next connections yet.
  kick(1);
  expect(ended).toEqual(['3 kicked']);
  expect(kickedPlayers.has({ userId: null, browser: 'phone' })).toBe(true);
  for (const old of [token, resumeToken]) expect(members.redeemResumeToken(old)).toBeUndefined();
});

it('[OP-67:part] kicks nobody for the number of someone who has left', () => {
  reserve('a', {});
  connect('a', 1);
  members.disconnect('a');
  members.reconnect('a', { socket: createSocket(2), colyseusToken: 'c' });
  members.leave('a');
  reserve('b', {});
  connect('b', 3);
  for (const clientId of [1, 2]) kick(clientId);
  expect([ended, stored]).toEqual([[], []]);
});
