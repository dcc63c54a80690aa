import { expect, it } from 'vitest';
import { addTourParameter } from './addTourParameter.ts';

it.each([
  ['/create', '', '?tour=true'],
  ['/create/', '', '?tour=true'],
  ['/create', '?game=ice-race', '?game=ice-race&tour=true'],
  ['/create', '?tour=false', '?tour=true'],
  ['/', '', null],
  ['/docs/create', '', null],
])('[RT-02:tour] after consent on %s%s', (pathname, search, expected) => {
  expect(addTourParameter({ pathname, search })).toBe(expected);
});
