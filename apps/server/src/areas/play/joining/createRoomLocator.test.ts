import { expect, it } from 'vitest';
import { createRoomLocator } from './createRoomLocator.ts';

/** A gateway that gives these answers, the last one again and again. */
function createRooms(...answers: ('moving' | { url: string } | null)[]) {
  const asked: string[] = [];
  return {
    asked,
    locateRoom: async (roomId: string) => {
      asked.push(roomId);
      return answers[Math.min(asked.length, answers.length) - 1]!;
    },
  };
}

it('[OP-43:part] answers as soon as a moving room is open, with one look for all its pages', async () => {
  const rooms = createRooms('moving', 'moving', { url: '/rooms/a/b' });
  const locate = createRoomLocator(rooms);
  const answers = await Promise.all([locate('b'), locate('b'), locate('b')]);
  expect(answers).toEqual([{ url: '/rooms/a/b' }, { url: '/rooms/a/b' }, { url: '/rooms/a/b' }]);
  expect(rooms.asked).toHaveLength(3);
  await locate('b');
  expect(rooms.asked).toHaveLength(4);
});

it('[OP-43:part] does not wait for a room that is gone, nor forever for one that moves', async () => {
  expect(await createRoomLocator(createRooms(null))('b')).toBeNull();
  expect(await createRoomLocator(createRooms('moving'), 100)('b')).toBe('moving');
});
