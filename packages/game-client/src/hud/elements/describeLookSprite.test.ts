import { describe, expect, it } from 'vitest';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { describeLookSprite, describeImageSprite } from './describeLookSprite.ts';
import { toReadableColor } from './toReadableColor.ts';
import { computeContrast, parseHexColor } from './colorContrast.ts';
import { getTeamShape } from '../state/getTeamShape.ts';

const game = createHudTestGame({
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

describe('look sprites', () => {
  it('are the first frame of the idle animation', () => {
    expect(describeLookSprite(game, lookOf('coin'))).toEqual({
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
    expect(describeLookSprite(game, lookOf('gem'))).toMatchObject({
      kind: 'image',
      columns: 1,
      rows: 1,
      frame: 0,
    });
    expect(describeLookSprite(game, lookOf('stone'))).toMatchObject({
      kind: 'shape',
      shape: 'hexagon',
      color: '#112233',
    });
    expect(describeImageSprite(game, 'missing')).toBeNull();
  });
});

describe('colors of creators', () => {
  it.each(['#000000', '#6b4fa0', '#ff7a66', '#ffffff', '#0000ff'])(
    'are readable on the glass, even over white: %s',
    (color) => {
      const rgb = toReadableColor(color).match(/\d+/g)!.map(Number) as [number, number, number];
      expect(computeContrast(rgb, [49, 51, 63])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('stay unchanged when they are readable', () => {
    expect(toReadableColor('#ffc857')).toBe(`rgb(${parseHexColor('#ffc857').join(' ')})`);
  });

  it('[OP-05:part] come with a distinct shape for each of six teams', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(getTeamShape)).toEqual([
      'circle',
      'triangle',
      'square',
      'diamond',
      'cross',
      'hexagon',
      'circle',
    ]);
  });
});
