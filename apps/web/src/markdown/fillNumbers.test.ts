import { expect, it } from 'vitest';
import { fillNumbers } from './fillNumbers.ts';

it('puts numbers where they are named, and refuses a name that nothing has', () => {
  expect(fillNumbers('at most {{STEPS}} steps, {{ X }}', { STEPS: 100_000 }, 'a.md')).toBe(
    'at most 100,000 steps, {{ X }}',
  );
  expect(() => fillNumbers('{{STEPZ}}', { STEPS: 1 }, 'a.md')).toThrow('a.md: no number is called STEPZ');
});
