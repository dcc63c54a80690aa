import { expect, it } from 'vitest';
import { cleanRoomCode } from './cleanRoomCode.ts';

it.each([
  ['hzl4q7', 'HZL4Q7'],
  [' HZL-4Q7 ', 'HZL4Q7'],
  ['H Z L 4 Q 7 extra', 'HZL4Q7'],
  ['oi01!', ''],
])('reads %s as %s', (typed, code) => expect(cleanRoomCode(typed)).toBe(code));
