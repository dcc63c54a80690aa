import { expect, it } from 'vitest';
import { chooseRoomToTake } from './balanceRooms.ts';
import type { ListedRoom } from './listRooms.ts';

function listRooms(processId: string, players: readonly number[], region = 'eu'): ListedRoom[] {
  return players.map(
    (count, index) =>
      ({
        roomId: `${processId}-${index}`,
        processId,
        metadata: { players: count, region },
      }) as unknown as ListedRoom,
  );
}

const PROCESSES = { own: 'new', others: ['old', 'busy'], region: 'eu' };
const choose = (rooms: readonly ListedRoom[], processes = PROCESSES): string | null =>
  chooseRoomToTake(rooms, processes, () => 0.99)?.roomId ?? null;

it('[OP-54:part] takes a room with players from the process with the most rooms', () => {
  const rooms = [...listRooms('old', [1, 1, 1]), ...listRooms('busy', [1, 1, 1, 1, 0])];
  expect(choose(rooms)).toBe('busy-3');
  expect(choose([...listRooms('new', [1]), ...listRooms('busy', [1, 1, 1])])).toBe('busy-2');
});

it('[OP-54:part] takes none if the difference is small, and none that are empty', () => {
  expect(choose([...listRooms('new', [1, 1]), ...listRooms('busy', [1, 1, 1])])).toBeNull();
  const seven = Array.from({ length: 7 }, () => 1);
  expect(choose([...listRooms('new', seven), ...listRooms('busy', [...seven, 1, 1])])).toBeNull();
  expect(choose(listRooms('busy', [0, 0, 0, 0]))).toBeNull();
  expect(choose([])).toBeNull();
});

it('[OP-54:part] takes none of other regions, of processes that stop, or of itself', () => {
  expect(choose(listRooms('busy', [1, 1, 1, 1], 'us'))).toBeNull();
  expect(choose(listRooms('busy', [1, 1, 1, 1]), { ...PROCESSES, others: ['old'] })).toBeNull();
  expect(choose(listRooms('new', [1, 1, 1, 1]))).toBeNull();
});
