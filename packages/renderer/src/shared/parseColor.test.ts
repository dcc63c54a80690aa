import { expect, it } from 'vitest';
import { mixColors, parseColor } from './parseColor.ts';

it('reads the colors of the document', () => {
  expect(parseColor('#ff8000')).toBe(0xff8000);
  expect(parseColor('#FF800040')).toBe(0xff8000);
  expect(parseColor('red')).toBe(0xffffff);
});

it('mixes each channel', () => {
  expect(mixColors(0x000000, 0xffffff, 0.5)).toBe(0x808080);
  expect(mixColors(0x102030, 0xffffff, 0)).toBe(0x102030);
  expect(mixColors(0x102030, 0xffffff, 1)).toBe(0xffffff);
});
