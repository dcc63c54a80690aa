import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES_FOLDER } from '../starters/gamesFolder.ts';
import { starterSlugs } from '../starters/listGames.ts';
import { loadGame } from '../starters/loadGame.ts';
import { STARTER_COVER_HEIGHT, STARTER_COVER_WIDTH } from './coverPlans.ts';
import { recordShot } from './recordShot.ts';

const BYTES_MAX = 200_000;
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

describe.each(starterSlugs)('the cover of %s', (slug) => {
  it('has the right dimensions and a small file', () => {
    const png = readFileSync(join(GAMES_FOLDER, slug, 'cover.png'));
    expect([png.readUInt32BE(PNG_WIDTH_AT), png.readUInt32BE(PNG_HEIGHT_AT)]).toEqual([
      STARTER_COVER_WIDTH,
      STARTER_COVER_HEIGHT,
    ]);
    expect(png.length).toBeLessThan(BYTES_MAX);
  });
});

it('records the planned moment and the scenes before it', async () => {
  const plan = { seed: 3, bots: 3, tick: 90, viewer: 2, tilesInView: 10 };
  const steps = await recordShot(loadGame('blank'), plan, 16 / 9);
  expect(steps.length).toBeGreaterThan(40);
  const { scene } = steps.at(-1)!;
  expect(scene.time).toBeCloseTo(90 / 40);
  const players = scene.entities.filter(({ label }) => label !== null);
  expect(players.map(({ label }) => label!.text).toSorted()).toEqual(['kit_k', 'marrow', 'pip']);
  const [own, ...others] = scene.entities.filter(({ ring }) => ring !== null);
  expect(others).toEqual([]);
  expect(own?.label?.text).toBe('marrow');
  expect(Math.abs(own!.x - scene.camera.x)).toBeLessThan(scene.camera.tilesInView);
  expect(new Set(scene.entities.map(({ animation }) => animation?.name))).toContain('hero-move');
});
