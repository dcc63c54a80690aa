import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { GAMES_FOLDER } from '../starters/gamesFolder.ts';
import { gameArt } from './gameArt.ts';
import { ALL_SAME, NEIGHBORHOODS, findJoinedTile, varyMiddleTile } from '../tiles/joinEdges.ts';
import {
  JOINED_TILE_COUNT,
  PIXEL_RATIO,
  SHEET_COLUMNS,
  TILE_PIXELS,
  countPlannedTiles,
} from './kit/ArtPlan.ts';
import { composeSprite, composeTiles, paintPng } from './kit/paintSheet.ts';
import { loadSharp } from '../draw/loadSharp.ts';
import { artPlans } from './artPlans.ts';
import { renderArtCatalog } from './renderArtCatalog.ts';

const BYTES_MAX = 1_500_000;
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

function sizeOf(...path: string[]): { width: number; height: number } {
  const png = readFileSync(join(GAMES_FOLDER, ...path));
  return { width: png.readUInt32BE(PNG_WIDTH_AT), height: png.readUInt32BE(PNG_HEIGHT_AT) };
}

function sharp(width: number, height: number): { width: number; height: number } {
  return { width: width * PIXEL_RATIO, height: height * PIXEL_RATIO };
}

describe.each(artPlans)('the art of $slug', (plan) => {
  it('has exactly the images of its plan, in the planned sizes', () => {
    const rows = Math.ceil(countPlannedTiles(plan) / SHEET_COLUMNS);
    const expected: Record<string, { width: number; height: number }> = {
      'tiles.png': sharp(SHEET_COLUMNS * TILE_PIXELS, rows * TILE_PIXELS),
    };
    for (const { file, cell, columns, rows: lines } of plan.sprites) {
      expected[`${file}.png`] = sharp(cell[0] * columns, cell[1] * lines);
    }
    const files = readdirSync(join(GAMES_FOLDER, plan.slug, 'assets')).filter((file) =>
      file.endsWith('.png'),
    );
    expect(Object.fromEntries(files.map((file) => [file, sizeOf(plan.slug, 'assets', file)]))).toEqual(
      expected,
    );
    for (const file of files) expect(`assets/${file}`).toMatch(limits.ASSET_FILE_PATTERN);
  });

  it('can be drawn, and gives the same sprites each time', () => {
    const game = gameArt[plan.slug]!;
    expect(game.plan).toBe(plan);
    expect(composeTiles(game)).toContain('<svg');
    for (const sprite of plan.sprites) expect(composeSprite(game, sprite)).toBe(composeSprite(game, sprite));
  });
});

it.each(['hero', 'sign'])('draws %s of the blank game as it is stored', async (file) => {
  const game = gameArt['blank']!;
  const drawn = await paintPng(
    composeSprite(
      game,
      game.plan.sprites.find((sprite) => sprite.file === file)!,
    ),
  );
  const stored = readFileSync(join(GAMES_FOLDER, 'blank/assets', `${file}.png`));
  const [now, before] = await Promise.all([readPixels(drawn), readPixels(stored)]);
  // Other CPUs may round colors differently. A changed sprite differs far more than this.
  const difference = now.reduce((sum, value, at) => sum + Math.abs(value - before[at]!), 0) / now.length;
  expect(now.length).toBe(before.length);
  expect(difference).toBeLessThan(0.2);
});

function readPixels(png: Buffer): Promise<Buffer> {
  return loadSharp()(png).ensureAlpha().raw().toBuffer();
}

it('has a catalog that matches the plans', () => {
  expect(readFileSync(join(import.meta.dirname, 'catalog.md'), 'utf8')).toBe(renderArtCatalog(artPlans));
});

it('keeps the total size of all images small', () => {
  const images = artPlans.flatMap(({ slug }) =>
    readdirSync(join(GAMES_FOLDER, slug, 'assets')).map((file) => join(GAMES_FOLDER, slug, 'assets', file)),
  );
  expect(images.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(BYTES_MAX);
});

describe('joined edges', () => {
  it('have a tile for every neighborhood', () => {
    expect(new Set(NEIGHBORHOODS).size).toBe(JOINED_TILE_COUNT - 1);
    for (let bits = 0; bits <= ALL_SAME; bits++) {
      const offset = findJoinedTile((dx, dy) => (bits & bitOf(dx, dy)) !== 0);
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(NEIGHBORHOODS[offset]! & bits).toBe(NEIGHBORHOODS[offset]);
    }
  });

  it('ignore a corner whose sides differ', () => {
    const onlyNorth = findJoinedTile((dx, dy) => dx === 0 && dy === -1);
    expect(findJoinedTile((_, dy) => dy === -1)).toBe(onlyNorth);
    expect(NEIGHBORHOODS[findJoinedTile(() => true)]).toBe(ALL_SAME);
  });

  it('vary only the middle tile', () => {
    const varied = Array.from({ length: 1000 }, (_, i) => varyMiddleTile(0, i % 40, Math.floor(i / 40)));
    expect(new Set(varied)).toEqual(new Set([0, JOINED_TILE_COUNT - 1]));
    expect(varied.filter((offset) => offset !== 0).length).toBeGreaterThan(100);
    expect(varyMiddleTile(7, 0, 0)).toBe(7);
  });
});

function bitOf(dx: number, dy: number): number {
  const clockwise = ['0,-1', '1,-1', '1,0', '1,1', '0,1', '-1,1', '-1,0', '-1,-1'];
  return 1 << clockwise.indexOf(`${dx},${dy}`);
}
