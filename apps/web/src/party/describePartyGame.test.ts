import type { Party, PartyGame, PartyMember } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { describePartyGame } from './describePartyGame.ts';

function makeParty(online: number, isLeader: boolean): Party {
  const member: PartyMember = {
    _id: 'user',
    local: { username: 'ada', profilePicture: '' },
    isLeader: false,
    isSelf: false,
    state: 'online',
    playing: null,
  };
  const members = [...Array.from({ length: online }, () => member), { ...member, state: 'away' as const }];
  return { _id: 'party', link: '', channel: '', unread: 0, isLeader, autoJoin: false, members, game: null };
}

function makeGame(more: Partial<PartyGame>): PartyGame {
  return {
    callId: 'call',
    title: 'Blob Arena',
    gameSlug: 'blob',
    roomCode: null,
    isNew: true,
    isHere: true,
    joined: 1,
    freeSeats: 4,
    maxPlayers: 8,
    ...more,
  };
}

it('[PARTY-14:part] counts members online in the room, and offers a private room when it is full', () => {
  expect(describePartyGame(makeParty(5, true), makeGame({}))).toEqual({
    text: '1 of 5 joined.',
    offersPrivateRoom: false,
  });
  const full = makeGame({ joined: 3, freeSeats: 0 });
  const text = 'The room is full. 3 of 5 joined.';
  expect(describePartyGame(makeParty(5, true), full)).toEqual({ text, offersPrivateRoom: true });
  expect(describePartyGame(makeParty(5, false), full)).toEqual({ text, offersPrivateRoom: false });
  // Everyone is there, so it does not matter that the room is full.
  expect(describePartyGame(makeParty(3, true), full)).toEqual({
    text: '3 of 3 joined.',
    offersPrivateRoom: false,
  });
});

it('[PARTY-14:part] offers no private room that would be too small as well', () => {
  const small = makeGame({ joined: 2, freeSeats: 0, maxPlayers: 2 });
  expect(describePartyGame(makeParty(5, true), small)).toEqual({
    text: '2 of 5 joined. Rooms of this game have 2 seats.',
    offersPrivateRoom: false,
  });
});
