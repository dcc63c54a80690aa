import { gameCategories } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { gameListCategories } from './gameListCategories.ts';

it('[RT-13:part] every category has its own title and description', () => {
  expect(Object.keys(gameListCategories)).toEqual(Object.keys(gameCategories));
  const all = Object.values(gameListCategories);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

it('no category promises real people, because bots fill rooms', () => {
  const texts = Object.values(gameListCategories).map(({ description }) => description);
  expect(texts.filter((text) => /real (people|players)/i.test(text))).toEqual([]);
});
