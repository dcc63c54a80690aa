import { expect, it } from 'vitest';
import { getBarPart } from './entityStyle.ts';

it('shows that a nearly empty bar is not empty', () => {
  expect([-1, 0, 1e-6, 0.5, 1, 2].map(getBarPart)).toEqual([0, 0, 0.08, 0.5, 1, 1]);
});
