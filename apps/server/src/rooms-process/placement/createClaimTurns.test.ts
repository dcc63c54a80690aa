import { expect, it } from 'vitest';
import { createClaimTurns } from './createClaimTurns.ts';

const near = { roomId: 'near', ageMs: 0, region: 'eu' };
const far = { roomId: 'far', ageMs: 0, region: 'us' };
const unknown = { roomId: 'unknown', ageMs: 0, region: null };

function open({ rooms = 0 } = {}) {
  const state = { now: 1_000, rooms };
  const turns = createClaimTurns(
    'eu',
    () => state.rooms,
    () => state.now,
  );
  return { state, turns };
}

it('[OP-52] claims rooms of its own region at once, and others later', () => {
  const { state, turns } = open();
  expect(turns.split([near, far, unknown])).toEqual({ due: [near, unknown], nextMs: 500 });
  state.now += 499;
  expect(turns.split([far])).toEqual({ due: [], nextMs: 1 });
  state.now += 1;
  expect(turns.split([far])).toEqual({ due: [far], nextMs: Infinity });
});

it('[OP-52:part] leaves rooms to processes with fewer rooms, but not for long', () => {
  const { state, turns } = open({ rooms: 3 });
  expect(turns.split([near])).toEqual({ due: [], nextMs: 30 });
  state.now += 30;
  expect(turns.split([near]).due).toEqual([near]);
  const busy = open({ rooms: 1_000 });
  expect(busy.turns.split([near])).toEqual({ due: [], nextMs: 200 });
});

it('[OP-52:part] waits again for a room that had a process in the meantime', () => {
  const { state, turns } = open();
  turns.split([far]);
  state.now += 400;
  turns.split([]);
  state.now += 400;
  expect(turns.split([far])).toEqual({ due: [], nextMs: 500 });
});
