import { expect, it } from 'vitest';
import { findPlayTarget } from './findPlayTarget.ts';

const ROOM = { roomId: 'r', roomName: 'Copper Yard 3', lobbyCode: 'ABC234' };

it('[MP-05:part] Play joins the private room whose code is shown, then the invitation, else any room', () => {
  expect(findPlayTarget({ opened: ROOM }, 'inv')).toEqual({
    request: { lobbyCode: 'ABC234' },
    description: 'Joins your private room, Copper Yard 3',
  });
  expect(findPlayTarget({ opened: null }, 'inv').request).toEqual({ inv: 'inv' });
  expect(findPlayTarget({ opened: null }, null)).toEqual({ request: {}, description: null });
});
