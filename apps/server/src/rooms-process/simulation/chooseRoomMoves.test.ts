import { expect, it } from 'vitest';
import {
  chooseRoomMoves,
  FULL_LOAD,
  type LoadedThread,
  PACKED_LOAD,
  type RoomMove,
} from './chooseRoomMoves.ts';

const QUIET = { mayAdd: true, isQuiet: true };

/** A thread with rooms of these loads, named like it: a1, a2 … */
function createThread(thread: string, loads: readonly number[], isSettled = true): LoadedThread<string> {
  const rooms = loads.map((load, index) => ({ id: `${thread}${index + 1}`, load, isSettled }));
  const used = loads.reduce((sum, load) => sum + load, 0);
  return { thread, load: used, used, rooms };
}

function summarize(moves: readonly RoomMove<string>[]): string[] {
  return moves.map(({ room, from, to }) => `${room}: ${from} to ${to}`);
}

/** Moves rooms until nothing changes. Returns how often one moved. */
function playTurns(threads: LoadedThread<string>[]): number {
  for (let turn = 0; turn < 100; turn += 1) {
    const [move] = chooseRoomMoves(threads, QUIET);
    if (move === undefined) return turn;
    const room = { id: move.room, load: move.load, isSettled: true };
    threads.forEach(({ thread, load, rooms }, index) => {
      if (thread === move.from)
        threads[index] = {
          thread,
          load: load - room.load,
          used: 0,
          rooms: rooms.filter(({ id }) => id !== room.id),
        };
      if (thread === move.to)
        threads[index] = { thread, load: load + room.load, used: 0, rooms: [...rooms, room] };
    });
  }
  throw new Error('Rooms move forever.');
}

it('[OP-55:part] takes the heaviest room from a crowded thread, into its own if it would fill another', () => {
  const heavy = createThread('a', [0.1, 0.5, 0.2]);
  expect(summarize(chooseRoomMoves([heavy], QUIET))).toEqual(['a2: a to own']);
  const light = createThread('b', [0.2, 0.3, 0.2]);
  expect(summarize(chooseRoomMoves([light], QUIET))).toEqual(['b2: b to shared']);
  const isBusy = { mayAdd: true, isQuiet: false };
  expect(summarize(chooseRoomMoves([heavy, light], isBusy))).toEqual(['a2: a to own', 'b2: b to shared']);
});

it('[OP-55:part] takes a light room from a crowded thread too if all shared threads are full', () => {
  const crowded = createThread('a', [0.2, 0.3, 0.2]);
  const limits = { mayAdd: false, isQuiet: true };
  expect(summarize(chooseRoomMoves([crowded, createThread('b', [0.4])], limits))).toEqual(['a2: a to own']);
  expect(summarize(chooseRoomMoves([crowded, createThread('b', [0.3])], limits))).toEqual([
    'a2: a to shared',
  ]);
});

it('[OP-55:part] leaves rooms alone that fill a thread alone, or whose engines do not tell what they need', () => {
  expect(chooseRoomMoves([createThread('a', [0.9])], QUIET)).toEqual([]);
  expect(chooseRoomMoves([{ ...createThread('a', [0, 0]), load: 0.9, used: 0.9 }], QUIET)).toEqual([]);
  const silent = { ...createThread('a', [0, 0]), load: 0.02 };
  expect(chooseRoomMoves([silent, createThread('b', [0.1])], QUIET)).toEqual([]);
});

it('[OP-55:part] empties the least loaded thread into the fullest ones with space, one room at a time', () => {
  const threads = [createThread('a', [0.1]), createThread('b', [0.05, 0.02]), createThread('c', [0.22])];
  expect(summarize(chooseRoomMoves(threads, QUIET))).toEqual(['b1: b to c']);
  expect(playTurns(threads)).toBe(2);
  expect(threads.map(({ rooms }) => rooms.length)).toEqual([2, 0, 2]);
});

it('[OP-55:part] empties no thread if one of its rooms would fit nowhere', () => {
  const full = createThread('a', [PACKED_LOAD - 0.04]);
  expect(chooseRoomMoves([full, createThread('b', [0.03, 0.03])], QUIET)).toEqual([]);
  expect(chooseRoomMoves([createThread('a', [0.03])], QUIET)).toEqual([]);
  expect(chooseRoomMoves([], QUIET)).toEqual([]);
});

it('[OP-55:part] empties no thread while rooms open or move, or have just moved', () => {
  const threads = [createThread('a', [0.1]), createThread('b', [0.03])];
  expect(chooseRoomMoves(threads, QUIET)).toHaveLength(1);
  expect(chooseRoomMoves(threads, { ...QUIET, isQuiet: false })).toEqual([]);
  expect(chooseRoomMoves([threads[0]!, createThread('b', [0.03], false)], QUIET)).toEqual([]);
});

it('[OP-55:part] comes to rest, and no thread is full then, however rooms are divided', () => {
  const full: string[] = [];
  for (let seed = 1; seed <= 200; seed += 1) {
    const threads = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, thread) =>
      createThread(
        name,
        Array.from(
          { length: (seed * (thread + 3)) % 5 },
          (_, room) => 0.02 + ((seed * 7 + room * 5) % 11) / 200,
        ),
      ),
    );
    const before = threads.filter(({ load }) => load >= FULL_LOAD).map(({ thread }) => thread);
    playTurns(threads);
    const after = threads.filter(({ load }) => load >= FULL_LOAD).map(({ thread }) => thread);
    full.push(...after.filter((thread) => !before.includes(thread)));
  }
  expect(full).toEqual([]);
});
