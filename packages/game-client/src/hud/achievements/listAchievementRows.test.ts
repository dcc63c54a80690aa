import type { Game } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { listAchievementRows } from './listAchievementRows.ts';

const make = (id: string, done: object) => ({
  id,
  name: id,
  description: `How to get ${id}`,
  icon: 'star',
  isSecret: false,
  points: 5,
  done,
});

function list(views: readonly { left: number; name?: string; text?: string }[]) {
  const achievements = [
    make('kills', { kind: 'kills', unit: null, times: 10 }),
    make('secret', { kind: 'rules' }),
    make('finish', { kind: 'finishes', times: 1 }),
  ];
  return listAchievementRows({
    game: { settings: { achievements } } as unknown as Game,
    own: { achievements: views.map((view) => ({ name: '', text: '', ...view })) } as never,
  });
}

it('[PROG-07:part] lists progress, unlocked achievements last, and secret ones by their name once unlocked', () => {
  const rows = list([{ left: 3 }, { left: 0, name: 'The word', text: 'Say it' }, { left: 1 }]);
  expect(rows.map(({ id, isUnlocked, progress }) => [id, isUnlocked, progress])).toEqual([
    ['kills', false, { count: 7, goal: 10 }],
    ['finish', false, null],
    ['secret', true, null],
  ]);
  expect(rows[2]).toMatchObject({ name: 'The word', text: 'Say it' });
});

it('[PROG-07:part] lists the achievements for spectators too, without progress', () => {
  expect(list([]).map(({ isUnlocked, progress }) => [isUnlocked, progress])).toEqual(
    Array.from({ length: 3 }, () => [false, null]),
  );
});
