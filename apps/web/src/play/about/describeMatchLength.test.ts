import { expect, it } from 'vitest';
import { describeMatchLength } from './describeMatchLength.ts';

it.each([
  [null, 'Endless'],
  [90, '90 s'],
  [360, '6 min'],
  [395, '7 min'],
])('%s seconds are %s', (seconds, value) => expect(describeMatchLength(seconds).value).toBe(value));
