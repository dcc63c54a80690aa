import { beforeEach, expect, it } from 'vitest';
import type { JoiningPlayer } from '@playloom/room-contract';
import { createTestSocket } from '../testing/createTestSocket.ts';
import { createRoomMembers, type RoomMembers } from './createRoomMembers.ts';
import { hashTicketSecret } from './tickets.ts';

const GUEST: JoiningPlayer = { userId: null, name: 'Guest', isSpectator: false, canChat: true };
const WATCHER: JoiningPlayer = { ...GUEST, isSpectator: true };
const ADA: JoiningPlayer = { ...GUEST, userId: 'ada', name: 'Ada' };

let now = 0;
let changes: string[];
let members: RoomMembers;
beforeEach(() => {
  now = 0;
  changes = [];
  members = createRoomMembers(
    (member, previous) =>
      void changes.push(
        `${member.sessionId}: ${previous.state} ${previous.clientId} to ${member.state} ${member.clientId}`,
      ),
    () => now,
  );
  reserve('a', GUEST);
});

function reserve(sessionId: string, visitor: JoiningPlayer): void {
  members.reserve({ sessionId, visitor, ticketHash: hashTicketSecret(`ticket ${sessionId}`), seconds: 30 });
}

function connect(sessionId: string, clientId: number): void {
  members.connect(sessionId, { socket: createTestSocket(clientId), colyseusToken: '' });
}

function reconnect(sessionId: string, clientId: number): void {
  members.reconnect(sessionId, { socket: createTestSocket(clientId), colyseusToken: '' });
}

it('a member connects, loses the connection, comes back and leaves, each once', () => {
  connect('a', 1);
  members.disconnect('a');
  members.disconnect('a');
  reconnect('a', 2);
  members.leave('a');
  members.leave('a');
  members.disconnect('a');
  expect(changes).toEqual([
    'a: reserved 0 to connected 1',
    'a: connected 1 to away 1',
    'a: away 1 to connected 2',
    'a: connected 2 to left 2',
  ]);
});

it('only a reserved seat can be taken, and only a lost one resumed', () => {
  expect(() => connect('b', 1)).toThrow('unknown seat');
  expect(() => reconnect('a', 1)).toThrow('unknown seat');
  connect('a', 1);
  expect(() => connect('a', 2)).toThrow('unknown seat');
  expect(() => reconnect('a', 2)).toThrow('unknown seat');
  members.leave('a');
  expect(() => connect('a', 2)).toThrow('unknown seat');
});

it('a member is found by the number of the last connection, with a socket only while connected', () => {
  expect([...members.seated()]).toEqual([]);
  connect('a', 1);
  const member = members.find('a')!;
  expect(members.findByClient(1)).toBe(member);
  expect(member.socket?.clientId).toBe(1);
  members.disconnect('a');
  expect(members.findByClient(1)).toBe(member);
  expect(member.socket).toBeNull();
  reconnect('a', 2);
  expect(members.findByClient(1)).toBeUndefined();
  expect(members.findByClient(2)).toBe(member);
  members.leave('a');
  expect(members.findByClient(2)).toBeUndefined();
  expect(members.find('a')).toBeUndefined();
  expect(member).toMatchObject({ state: 'left', socket: null });
});

it('a ticket opens its seat once', () => {
  expect(members.redeemTicket('ticket a')?.sessionId).toBe('a');
  expect(members.redeemTicket('ticket a')).toBeUndefined();
  expect(members.redeemTicket('another')).toBeUndefined();
});

it('a ticket that was not used within thirty seconds is void, and its seat is free', () => {
  now = 29_999;
  expect(members.count(false)).toBe(1);
  now = 30_000;
  expect(members.count(false)).toBe(0);
  expect(members.redeemTicket('ticket a')).toBeUndefined();
  expect(members.find('a')).toBeUndefined();
});

it('a seat is free again too if its ticket was used or withdrawn and no one connected', () => {
  reserve('b', GUEST);
  members.redeemTicket('ticket a');
  members.lockOut(members.find('b')!);
  expect(members.redeemTicket('ticket b')).toBeUndefined();
  expect(members.count(false)).toBe(2);
  now = 30_000;
  expect(members.count(false)).toBe(0);
});

it('a seat that was taken is kept, however old its ticket is', () => {
  members.redeemTicket('ticket a');
  connect('a', 1);
  now = 60_000;
  expect(members.count(false)).toBe(1);
});

it('the reconnect token works until the next one has arrived', () => {
  connect('a', 1);
  const member = members.find('a')!;
  const first = member.resumeToken;
  members.disconnect('a');
  expect(members.redeemResumeToken(first)).toBe(member);
  reconnect('a', 2);
  expect(member.resumeToken).not.toBe(first);
  // The connection was lost before the new token arrived.
  members.disconnect('a');
  expect(members.redeemResumeToken(first)).toBe(member);
  reconnect('a', 3);
  const second = member.resumeToken;
  members.confirmResumeToken(3);
  expect(members.redeemResumeToken(first)).toBeUndefined();
  members.lockOut(member);
  expect(members.redeemResumeToken(second)).toBeUndefined();
  members.leave('a');
  expect(members.redeemResumeToken(member.resumeToken)).toBeUndefined();
});

it('[T3:part] a member who is locked out gets no connection, not even with a secret that was just accepted', () => {
  reserve('b', ADA);
  expect(members.redeemTicket('ticket b')?.sessionId).toBe('b');
  members.lockOut(members.find('b')!);
  expect(() => connect('b', 1)).toThrow('unknown seat');
  connect('a', 2);
  const { resumeToken } = members.find('a')!;
  members.disconnect('a');
  expect(members.findByResumeToken(resumeToken)).toBe(members.redeemResumeToken(resumeToken));
  members.lockOut(members.find('a')!);
  expect(() => reconnect('a', 3)).toThrow('unknown seat');
});

it('counts spectators separately, and only connections as players in the room', () => {
  reserve('b', WATCHER);
  expect([members.count(false), members.count(true)]).toEqual([1, 1]);
  expect([members.countConnected(false), members.countConnected(true)]).toEqual([0, 0]);
  connect('a', 1);
  connect('b', 2);
  expect([members.countConnected(false), members.countConnected(true)]).toEqual([1, 1]);
  members.disconnect('a');
  expect([members.countConnected(false), members.count(false)]).toEqual([0, 1]);
});

it('a user plays while one of their seats as a player is taken', () => {
  reserve('b', ADA);
  reserve('c', ADA);
  reserve('d', { ...ADA, isSpectator: true });
  connect('d', 1);
  expect(members.isPlaying('ada')).toBe(false);
  connect('b', 2);
  connect('c', 3);
  members.disconnect('b');
  members.leave('c');
  expect(members.isPlaying('ada')).toBe(true);
  members.leave('b');
  expect(members.isPlaying('ada')).toBe(false);
});

it('keeps the player of a keyframe when the member reconnects, and the order of connections', () => {
  reserve('b', GUEST);
  connect('b', 1);
  connect('a', 2);
  members.setPlayers([
    { client: 1, player: 10 },
    { client: 9, player: 90 },
  ]);
  members.disconnect('b');
  reconnect('b', 3);
  expect([...members.seated()].map(({ clientId, player }) => [clientId, player])).toEqual([
    [2, undefined],
    [3, 10],
  ]);
});

it('changes what is known about a member', () => {
  const member = members.find('a')!;
  members.changeVisitor(member, { canChat: false });
  expect(member.visitor).toEqual({ ...GUEST, canChat: false });
});
