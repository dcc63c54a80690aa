import { expect, it } from 'vitest';
import { insertNumbers } from './insertNumbers.ts';

it('replaces names with numbers and refuses an unknown name', () => {
  expect(insertNumbers('at most {{STEPS}} steps, {{ X }}', { STEPS: 100_000 }, 'a.md')).toBe(
    'at most 100,000 steps, {{ X }}',
  );
  expect(() => insertNumbers('{{STEPZ}}', { STEPS: 1 }, 'a.md')).toThrow('a.md: unknown number STEPZ');
});
