import { beforeEach, expect, it } from 'vitest';
import type { JoiningPlayer } from '../../platform/rooms/JoiningPlayer.ts';
import { createRoomMembers, type RoomMembers } from './createRoomMembers.ts';

const GUEST: JoiningPlayer = { userId: null, name: 'Guest', isSpectator: false, canChat: true };
const WATCHER: JoiningPlayer = { ...GUEST, isSpectator: true };

let now = 0;
let members: RoomMembers;
beforeEach(() => {
  now = 0;
  members = createRoomMembers(() => now);
  members.reserve('a', GUEST, 'ticket a', 30);
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

it('a seat that was taken is kept, however old its ticket is', () => {
  members.redeemTicket('ticket a')!.state = 'in';
  now = 60_000;
  expect(members.count(false)).toBe(1);
});

it('the reconnect token works once, and only for its player', () => {
  const member = members.redeemTicket('ticket a')!;
  member.state = 'in';
  members.storeResumeToken(member, 'way 1');
  members.storeResumeToken(member, 'way 2');
  expect(members.redeemResumeToken('way 1')).toBeUndefined();
  expect(members.redeemResumeToken('way 2')).toBe(member);
  expect(members.redeemResumeToken('way 2')).toBeUndefined();
  members.storeResumeToken(member, 'way 3');
  members.remove('a');
  expect(members.redeemResumeToken('way 3')).toBeUndefined();
});

it('counts spectators separately', () => {
  members.reserve('b', WATCHER, 'ticket b', 30);
  expect([members.count(false), members.count(true)]).toEqual([1, 1]);
});
