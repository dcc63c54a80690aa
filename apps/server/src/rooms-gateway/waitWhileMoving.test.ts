import { expect, it } from 'vitest';
import { type RoomPlace, waitWhileMoving } from './waitWhileMoving.ts';

it('[OP-43:part] waits for a room that is moving until it is open, or gone', async () => {
  const open = { url: '/rooms/a/b' };
  for (const end of [open, null]) {
    const places: RoomPlace[] = ['moving', 'moving', end];
    expect(await waitWhileMoving(async () => places.shift()!, { waitMs: 10_000, lookEveryMs: 1 })).toBe(end);
    expect(places).toEqual([]);
  }
});

it('[OP-43:part] does not wait forever for a room that is moving', async () => {
  const looks: RoomPlace[] = [];
  const find = async (): Promise<RoomPlace> => {
    looks.push('moving');
    return 'moving';
  };
  expect(await waitWhileMoving(find, { waitMs: 20, lookEveryMs: 1 })).toBe('moving');
  expect(looks.length).toBeGreaterThan(1);
});
