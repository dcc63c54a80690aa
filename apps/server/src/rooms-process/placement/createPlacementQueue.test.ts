import type { SeatAnswer, SeatRequest } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { createPlacementQueue } from './createPlacementQueue.ts';

const REFUSED: SeatAnswer = { ok: false, error: 'rooms_unavailable' };
const FULL: SeatAnswer = { ok: false, error: 'room_full' };

function open() {
  const state = { ms: 0 };
  const placed: string[] = [];
  const waiting: (() => void)[] = [];
  const place = createPlacementQueue(
    async ({ visitor }) => {
      placed.push(visitor.name);
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return FULL;
    },
    () => state.ms,
  );
  const ask = (name: string, kind: 'any' | 'new-public') =>
    place({ gameId: 'g', release: 1, wish: { kind }, visitor: { name } } as SeatRequest);
  const finishNext = async (): Promise<void> => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()!();
  };
  return { state, placed, ask, finishNext };
}

it('[OP-58:part] drops requests that have waited so long that their players have given up', async () => {
  const { state, placed, ask, finishNext } = open();
  const answers = ['a', 'b', 'c'].map((name) => ask(name, 'new-public'));
  await expect.poll(() => placed).toEqual(['a']);
  state.ms += 15_000;
  const late = ask('d', 'new-public');
  state.ms += 6_000;
  await finishNext();
  expect(await Promise.all(answers)).toEqual([FULL, REFUSED, REFUSED]);
  await finishNext();
  expect(await late).toEqual(FULL);
  expect(placed).toEqual(['a', 'd']);
});

it('[OP-58:part] players who join any room do not wait for new rooms to be opened', async () => {
  const { placed, ask } = open();
  void ask('new', 'new-public');
  void ask('newer', 'new-public');
  void ask('any', 'any');
  await expect.poll(() => placed).toEqual(['new', 'any']);
});
