import type { RoomListing } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { countFreeSlots, countPlaying, describeOtherPlayers, describePlayTarget } from './describeRoom.ts';

function room(roomName: string, players: number, isAsleep = false): RoomListing {
  return { roomId: roomName, roomName, players, bots: 3, maxPlayers: 8, status: '', isAsleep };
}

it.each([
  [[room('Friday crew', 8), room('Copper Yard 3', 6)], 'Joins Copper Yard 3, 2 slots free'],
  [[room('Canal side', 7)], 'Joins Canal side, 1 slot free'],
  [[room('Friday crew', 8)], 'Starts a room that others can join'],
  [[room('Friday crew', 8), room('Old mill', 0, true)], 'Wakes Old mill'],
  [[room('Canal side', 7), room('Old mill', 0, true)], 'Joins Canal side, 1 slot free'],
  [[], 'Starts a room that others can join'],
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
  [[room('Old mill', 0, true)], 0, 0, 'No one is playing right now. Join a room to wake it as it was.'],
  [
    [room('Old mill', 0, true)],
    1,
    1,
    '1 player in a private room. The other rooms are asleep. Join one to wake it.',
  ],
])('counts players in private rooms and says where they are', (list, privatePlayers, playing, text) => {
  expect(countPlaying({ list, privatePlayers })).toBe(playing);
  expect(describeOtherPlayers({ list, privatePlayers })).toBe(text);
});
