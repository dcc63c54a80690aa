import type { Party } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { describeArrivals } from './describeArrivals.ts';
import { describeLeaderNews } from './describeLeaderNews.ts';

function makeParty(names: string[], more: Partial<Party> = {}): Party {
  const members = names.map((username) => ({
    _id: username,
    local: { username, profilePicture: '' },
    isLeader: false,
    isSelf: false,
    state: 'online' as const,
    playing: null,
  }));
  return {
    _id: 'party',
    link: '',
    channel: '',
    unread: 0,
    isLeader: false,
    autoJoin: false,
    members,
    game: null,
    ...more,
  };
}

it('[PARTY-18:part] says who has joined and left, and who leads now', () => {
  const two = makeParty(['ada', 'ben']);
  expect(describeArrivals(two, makeParty(['ada', 'ben', 'eve']))).toBe('eve joined the party.');
  expect(describeArrivals(two, makeParty(['ben']))).toBe('ada left the party.');
  expect(describeArrivals(two, makeParty(['ben']), true)).toBe('Someone left the party.');
  expect(describeArrivals(two, { ...two, unread: 3 })).toBeNull();
  const led = makeParty(['ben'], { isLeader: true });
  expect(describeLeaderNews(two, led)).toBe('You’re the party leader now.');
  expect(describeLeaderNews(led, led)).toBeNull();
  expect(describeLeaderNews(led, two)).toBeNull();
});

it('[PARTY-14:part] tells the leader once that the room is full', () => {
  const game = {
    callId: 'call',
    title: 'Blob Arena',
    gameSlug: 'blob',
    roomCode: null,
    isNew: true,
    isHere: true,
    joined: 1,
    freeSeats: 1,
    maxPlayers: 8,
  };
  const before = makeParty(['ada', 'ben'], { isLeader: true, game });
  const full = { ...before, game: { ...game, freeSeats: 0 } };
  expect(describeLeaderNews(before, full)).toBe('The room is full. 1 of 2 joined.');
  expect(describeLeaderNews(full, { ...full, unread: 1 })).toBeNull();
  expect(describeLeaderNews({ ...before, isLeader: false }, { ...full, isLeader: false })).toBeNull();
});
