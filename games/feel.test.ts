import { expect, it } from 'vitest';
import { loadGame } from '../tools/games/starters/loadGame.ts';

const FIGHTS = ['arena', 'nightfall'] as const;
const ALL = [...FIGHTS, 'blob', 'kickoff', 'harbour', 'harbour-island', 'skyline'] as const;

it.each(ALL)('[FEEL-10:part] %s switches on what fits', (slug) => {
  const { settings, types } = loadGame(slug);
  const { squash, crosshair } = settings.feel;
  expect(squash > 0 || crosshair !== 'none').toBe(true);
  // Only blobs have no feet.
  const steps = Object.values(types.units).filter(({ feel }) => feel.stepEffect !== null);
  expect(steps.length > 0).toBe(slug !== 'blob');
});

it.each(FIGHTS)('[FEEL-10:part] %s shows hits, damage, and what is charging', (slug) => {
  const { feel } = loadGame(slug).settings;
  expect(feel).toMatchObject({ hasDamageNumbers: true, hasChargeBar: true });
  expect(feel.hitStop).toBeGreaterThan(0);
  expect(feel.hurtShake).toBeGreaterThan(0);
  expect(feel.comboSemitones).toBeGreaterThan(0);
});
