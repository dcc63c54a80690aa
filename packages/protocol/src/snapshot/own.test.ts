import { expect, it } from 'vitest';
import { createSampleNames } from '../testing/createSampleNames.ts';
import type { OwnUnitView } from '../view/View.ts';
import { findUnitMask, ownUnitField } from './own.ts';

const standing: OwnUnitView = {
  id: 1,
  type: 'wolf',
  x: 1,
  y: 2,
  rotation: 0,
  vx: 0,
  vy: 0,
  spin: 0,
  scale: 1,
  speed: 4,
  isSteerable: true,
  pushedUntil: 0,
  platform: null,
};
const changes: Partial<OwnUnitView> = {
  id: 2,
  type: 'knight',
  x: 1.5,
  y: -2,
  // 0 and -0 must be treated as different.
  rotation: -0,
  vx: 1,
  vy: -0,
  spin: 2,
  scale: 2,
  speed: 5,
  isSteerable: false,
  pushedUntil: 9,
};

it('finds every changed part of the own unit, as its fields do', () => {
  const wire = { names: createSampleNames(), tick: 20, tickBefore: 18 };
  expect(findUnitMask(standing, { ...standing }, wire)).toBe(0);
  for (const [part, value] of Object.entries(changes)) {
    const now = { ...standing, [part]: value };
    expect([part, findUnitMask(standing, now, wire)]).toEqual([
      part,
      ownUnitField.findMask(standing, now, wire),
    ]);
    expect([part, findUnitMask(standing, now, wire)]).not.toEqual([part, 0]);
  }
  const all = { ...standing, ...changes };
  expect(findUnitMask(standing, all, wire)).toBe(ownUnitField.findMask(standing, all, wire));
});
