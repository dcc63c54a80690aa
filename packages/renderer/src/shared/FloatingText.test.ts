import { expect, it } from 'vitest';
import { findReplacedText, type FloatingText, placeFloatingText, stepFloatingText } from './FloatingText.ts';

it('stacks texts near each other and spreads numbers to the sides', () => {
  const texts = { list: [] as FloatingText[], count: 0 };
  const add = (text: string, x: number): FloatingText => {
    const placed = placeFloatingText(texts, { text, x, y: 0 });
    texts.list.push(placed);
    return placed;
  };
  expect(add('12', 0)).toMatchObject({ aside: 0, lift: 0 });
  expect(add('34', 1)).toMatchObject({ aside: 14, lift: 22 });
  expect(add('Level up', 0)).toMatchObject({ aside: 0, lift: 44 });
  expect(add('56', 9)).toMatchObject({ aside: -14, lift: 0 });
});

it('makes a text pop up, rise and fade', () => {
  const text = placeFloatingText({ list: [], count: 0 }, { text: '12', x: 0, y: 0 });
  expect(stepFloatingText(text, 0)).toEqual({ rise: 0, opacity: 1, scale: 0.6 });
  const late = stepFloatingText(text, 0.99)!;
  expect(late.rise).toBeCloseTo(0.891);
  expect(late.opacity).toBeCloseTo(0.25);
  expect(late.scale).toBe(1);
  expect(stepFloatingText(text, 0.2)).toBeNull();
});

it('[FEEL-02:part] [FEEL-04:part] keeps a still text where it is, and finds the one that a key replaces', () => {
  const list = { list: [], count: 0 };
  const still = placeFloatingText(list, { text: '12', x: 0, y: 0, key: 7, isStill: true });
  expect(stepFloatingText(still, 0.05)).toMatchObject({ rise: 0, scale: 1 });
  expect(stepFloatingText(still, 0.8)).toMatchObject({ rise: 0, scale: 1 });
  const plain = placeFloatingText(list, { text: 'Level up', x: 0, y: 0 });
  expect(findReplacedText([plain, still], 7)).toBe(still);
  expect(findReplacedText([plain, still], 8)).toBeUndefined();
  expect(findReplacedText([plain, still], undefined)).toBeUndefined();
});
