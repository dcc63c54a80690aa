import { expect, it } from 'vitest';
import { findTarget } from './findTarget.ts';

const ROOM = { roomId: 'r', roomName: 'Copper Yard 3', lobbyCode: 'ABC234' };

it('[MP-05:part] leads Play into the private room whose code is shown, then into the invitation, else anywhere', () => {
  expect(findTarget({ opened: ROOM }, 'inv')).toEqual({
    wish: { lobbyCode: 'ABC234' },
    words: 'Enters your private room, Copper Yard 3',
  });
  expect(findTarget({ opened: null }, 'inv').wish).toEqual({ inv: 'inv' });
  expect(findTarget({ opened: null }, null)).toEqual({ wish: {}, words: null });
});
