import { describe, expect, it } from 'vitest';
import { createTestGame } from '../testing/createTestGame.ts';
import { pictureOf, pictureOfImage } from './pictureOf.ts';
import { contrast, parseColor, readableColor } from './readableColor.ts';
import { TEAM_SHAPES, teamShape } from './teamShape.ts';

const game = createTestGame({
  assets: { sheet: { kind: 'image', file: 'assets/sheet.png', isPixelArt: true } },
  types: {
    units: { fighter: { name: 'Fighter' } },
    animations: { spin: { name: 'Spin', image: 'sheet', columns: 4, rows: 2, frames: [5, 6] } },
    items: {
      coin: { name: 'Coin', look: { width: 2, height: 1, animations: { idle: 'spin' } } },
      gem: { name: 'Gem', look: { image: 'sheet' } },
      stone: { name: 'Stone', look: { shape: 'hexagon', color: '#112233' } },
    },
  },
});
const lookOf = (item: string) => game.types.items[item]!.look;

describe('pictures', () => {
  it('are the first frame of what a thing does while idle', () => {
    expect(pictureOf(game, lookOf('coin'))).toEqual({
      kind: 'image',
      file: 'assets/sheet.png',
      columns: 4,
      rows: 2,
      frame: 5,
      isPixelArt: true,
      ratio: 2,
    });
  });

  it('are the whole image without an animation, and the shape without an image', () => {
    expect(pictureOf(game, lookOf('gem'))).toMatchObject({ kind: 'image', columns: 1, rows: 1, frame: 0 });
    expect(pictureOf(game, lookOf('stone'))).toMatchObject({
      kind: 'shape',
      shape: 'hexagon',
      color: '#112233',
    });
    expect(pictureOfImage(game, 'missing')).toBeNull();
  });
});

describe('colours of creators', () => {
  it.each(['#000000', '#6b4fa0', '#ff7a66', '#ffffff', '#0000ff'])(
    'can be read on the glass, even over white: %s',
    (color) => {
      const rgb = readableColor(color).match(/\d+/g)!.map(Number) as [number, number, number];
      expect(contrast(rgb, [49, 51, 63])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('stay as they are when they can be read', () => {
    expect(readableColor('#ffc857')).toBe(`rgb(${parseColor('#ffc857').join(' ')})`);
  });

  it('[OP-05:part] come with a shape of their own for each of six teams', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(teamShape)).size).toBe(TEAM_SHAPES.length);
    expect(teamShape(6)).toBe(teamShape(0));
  });
});
