import { beforeEach, expect, it } from 'vitest';
import type { JoiningPlayer } from '@playloom/room-contract';
import { createTestSocket } from '../testing/createTestSocket.ts';
import { createRoomMembers, type RoomMembers } from './createRoomMembers.ts';
import { findSeatToFree } from './findSeatToFree.ts';

const GUEST: JoiningPlayer = { userId: null, name: 'Guest', isSpectator: false, canChat: true };
const MOST = 4;

let members: RoomMembers;
beforeEach(() => {
  members = createRoomMembers(() => undefined);
});

function reserve(sessionId: string, visitor: Partial<JoiningPlayer> = {}): void {
  const asked = { ...GUEST, ...visitor };
  members.reserve({ sessionId, visitor: asked, ticketHash: sessionId, seconds: 30 });
}

function connect(sessionId: string, clientId: number): void {
  members.connect(sessionId, { socket: createTestSocket(clientId), colyseusToken: '' });
}

function find(visitor: Partial<JoiningPlayer>): string | undefined {
  return findSeatToFree({ ...GUEST, ...visitor }, members.all(), members.count(false) >= MOST)?.sessionId;
}

it.each([
  ['an account', { userId: 'ada' }, { userId: 'ben' }],
  ['a browser', { browser: 'fox' }, { browser: 'owl' }],
])(
  '[OP-59] %s holds at most two unused seats in a room: its oldest makes room for the next',
  (_, me, other) => {
    reserve('a', me);
    expect(find(me)).toBeUndefined();
    reserve('b', me);
    expect(find(me)).toBe('a');
    expect(find(other)).toBeUndefined();
    expect(find({ ...me, isSpectator: true })).toBeUndefined();
    connect('a', 1);
    expect(find(me)).toBeUndefined();
  },
);

it('[OP-59] in a full room, a player of another network gets the oldest unused seat of one that holds three', () => {
  for (const id of ['a', 'b', 'c']) reserve(id, { network: 'crowd', browser: id });
  expect(find({ network: 'home' })).toBeUndefined();
  reserve('d', { network: 'school' });
  expect(find({ network: 'home' })).toBe('a');
  // Its own players wait: a class that joins at once keeps its seats.
  expect(find({ network: 'crowd', browser: 'e' })).toBeUndefined();
  connect('a', 1);
  expect(find({ network: 'home' })).toBeUndefined();
});

it('leaves seats whose players are connecting or unknown', () => {
  for (const id of ['a', 'b', 'c', 'd']) reserve(id);
  expect(find({ network: 'home' })).toBeUndefined();
  members = createRoomMembers(() => undefined);
  for (const id of ['a', 'b', 'c', 'd']) reserve(id, { network: 'crowd' });
  members.lockOut(members.find('a')!);
  expect(find({ network: 'home' })).toBe('b');
});

it('[OP-69:part] seats of the networks of a /48 count together', () => {
  for (const id of ['1', '2', '3']) reserve(id, { network: `2001:db8:1:${id}::/64`, browser: id });
  reserve('4', { network: '2001:db8:2:1::/64', browser: '4' });
  expect(find({ network: '2001:db8:1:9::/64', browser: '9' })).toBeUndefined();
  expect(find({ network: '203.0.113.7', browser: '9' })).toBe('1');
});
