import { describe, expect, it } from 'vitest';
import { ratePassword } from './ratePassword.ts';

const MIN = 10;

describe('password strength', () => {
  it.each([
    ['', 0],
    ['short', 1],
    ['password123', 1],
    ['Password123!', 1],
    ['qwertyuiop', 1],
    ['aaaaaaaaaaaa', 1],
    ['1234567890', 1],
    ['abcdabcdabcd', 1],
    ['mosskn1ghts', 2],
    ['jgk4uvwmpd', 2],
    ['jgk4uVwm-pd', 3],
    ['jgk4uVwm-pdQ7x', 4],
    ['correct horse battery staple', 4],
    ['Tiger-Kettle-Moon-Ladder', 4],
  ] as const)('rates %j as %i', (password, score) => {
    expect(ratePassword(password, MIN).score).toBe(score);
  });

  it('says how many characters are missing', () => {
    expect(ratePassword('tenlessf', MIN).sentence).toBe('2 more characters to go.');
    expect(ratePassword('tenlessfo', MIN).sentence).toBe('1 more character to go.');
  });

  it('rates a password with the username or email as weak', () => {
    const personal = ['moss_knight', 'mara'];
    expect(ratePassword('xk-MOSS_KNIGHT-9z', MIN, personal).score).toBe(1);
    expect(ratePassword('xkmara-7Qp2-vvTz', MIN, personal).score).toBe(1);
    expect(ratePassword('xk-7Qp2-vvTz-9aL', MIN, ['ab', '']).score).toBe(4);
  });

  it('never rates a password lower after adding a random character', () => {
    const long = 'vT7-q9Lm_zR4xW2p';
    const scores = Array.from(long, (_, index) => ratePassword(long.slice(0, index + 1), MIN).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores.at(-1)).toBe(4);
  });
});
