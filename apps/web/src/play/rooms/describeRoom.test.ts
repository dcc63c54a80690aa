import type { RoomListing } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { countFreeSlots, countPlaying, describeOtherPlayers, describePlayTarget } from './describeRoom.ts';

function room(roomName: string, players: number, maxPlayers = 8): RoomListing {
  return { roomId: roomName, roomName, players, bots: 3, maxPlayers, status: '' };
}

it.each([
  [[room('Friday crew', 8), room('Copper Yard 3', 6)], 'Joins Copper Yard 3, 2 slots free'],
  [[room('Canal side', 7)], 'Joins Canal side, 1 slot free'],
  [[room('Friday crew', 8)], 'Opens a room for you'],
  [[], 'Opens a room for you'],
])('describes the room that Play joins', (rooms, text) => expect(describePlayTarget(rooms)).toBe(text));

it('never counts fewer than zero free slots', () => {
  expect(countFreeSlots(room('Crowded', 9))).toBe(0);
});

it.each([
  [[], 0, 0, 'No one is playing right now. Press Play to start a room that anyone can join.'],
  [[], 1, 1, '1 player in a private room. No open rooms. Press Play to start one that anyone can join.'],
  [[], 3, 3, '3 players in private rooms. No open rooms. Press Play to start one that anyone can join.'],
  [[room('Canal side', 4)], 2, 6, '2 players in private rooms'],
  [[room('Canal side', 4)], 0, 4, null],
])('counts players in private rooms and says where they are', (list, privatePlayers, playing, text) => {
  expect(countPlaying({ list, privatePlayers })).toBe(playing);
  expect(describeOtherPlayers({ list, privatePlayers })).toBe(text);
});
