import { beforeEach, expect, it } from 'vitest';
import type { Visitor } from '../../platform/rooms/Visitor.ts';
import { createMembers, type Members } from './createMembers.ts';

const GUEST: Visitor = { userId: null, name: 'Guest', isSpectator: false, canChat: true };
const WATCHER: Visitor = { ...GUEST, isSpectator: true };

let now = 0;
let members: Members;
beforeEach(() => {
  now = 0;
  members = createMembers(() => now);
  members.reserve('a', GUEST, 'ticket a', 30);
});

it('a ticket opens its place once', () => {
  expect(members.takeTicket('ticket a')?.sessionId).toBe('a');
  expect(members.takeTicket('ticket a')).toBeUndefined();
  expect(members.takeTicket('another')).toBeUndefined();
});

it('a ticket that was not used in thirty seconds is void, and its place free', () => {
  now = 29_999;
  expect(members.count(false)).toBe(1);
  now = 30_000;
  expect(members.count(false)).toBe(0);
  expect(members.takeTicket('ticket a')).toBeUndefined();
  expect(members.find('a')).toBeUndefined();
});

it('a place that was taken is kept, however old its ticket', () => {
  members.takeTicket('ticket a')!.state = 'in';
  now = 60_000;
  expect(members.count(false)).toBe(1);
});

it('the way back opens once, and only for whom it was made', () => {
  const member = members.takeTicket('ticket a')!;
  member.state = 'in';
  members.keepResume(member, 'way 1');
  members.keepResume(member, 'way 2');
  expect(members.takeResume('way 1')).toBeUndefined();
  expect(members.takeResume('way 2')).toBe(member);
  expect(members.takeResume('way 2')).toBeUndefined();
  members.keepResume(member, 'way 3');
  members.remove('a');
  expect(members.takeResume('way 3')).toBeUndefined();
});

it('counts those who watch apart', () => {
  members.reserve('b', WATCHER, 'ticket b', 30);
  expect([members.count(false), members.count(true)]).toEqual([1, 1]);
});
