import type { RoomListing } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { countFree, describeWay } from './describeRoom.ts';

function room(roomName: string, players: number, maxPlayers = 8): RoomListing {
  return { roomId: roomName, roomName, players, bots: 3, maxPlayers, status: '' };
}

it.each([
  [[room('Friday crew', 8), room('Copper Yard 3', 6)], 'Joins Copper Yard 3, 2 places free'],
  [[room('Canal side', 7)], 'Joins Canal side, 1 place free'],
  [[room('Friday crew', 8)], 'Opens a room for you'],
  [[], 'Opens a room for you'],
])('says where Play leads', (rooms, text) => expect(describeWay(rooms)).toBe(text));

it('never counts fewer than no free places', () => {
  expect(countFree(room('Crowded', 9))).toBe(0);
});
