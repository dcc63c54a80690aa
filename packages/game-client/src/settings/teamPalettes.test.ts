import { describe, expect, it } from 'vitest';
import { createHudTestGame } from '../hud/testing/createHudTestGame.ts';
import { recolorTeams, teamPaletteNames, type TeamPalette } from './teamPalettes.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const game = createHudTestGame({
  types: { teams: Object.fromEntries(names.map((name) => [name, { name, color: '#ff7a66' }])) },
});

/**
 * What people with a color blindness see of linear red, green and blue (Viénot, Brettel and Mollon, 1999; for
 * tritanopia a common approximation).
 */
const SEEN: { readonly [Name in Exclude<TeamPalette, 'game'>]: readonly (readonly number[])[] } = {
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritanopia: [
    [1, 0.14461, -0.14461],
    [0, 0.85924, 0.14076],
    [0, 0.85924, 0.14076],
  ],
};

function readLinear(color: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function toSeen(color: string, palette: Exclude<TeamPalette, 'game'>): number[] {
  const linear = readLinear(color);
  return SEEN[palette].map((row) => {
    const part = row.reduce((sum, factor, at) => sum + factor * (linear[at] ?? 0), 0);
    return 255 * Math.max(0, Math.min(1, part)) ** (1 / 2.2);
  });
}

describe('[HUD-24:part] team colors', () => {
  it.each(teamPaletteNames.filter((name) => name !== 'game'))(
    'of %s can be told apart by those who have it',
    (palette) => {
      const colors = Object.values(recolorTeams(game, palette).types.teams).map(({ color }) => color);
      expect(new Set(colors).size).toBe(names.length);
      for (const [index, one] of colors.entries())
        for (const other of colors.slice(index + 1)) {
          const [a, b] = [toSeen(one, palette), toSeen(other, palette)];
          const distance = Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));
          expect(distance, `${one} and ${other}`).toBeGreaterThan(40);
        }
    },
  );

  it('are those of the game unless the player chose others, and the same object for the same choice', () => {
    expect(recolorTeams(game, 'game')).toBe(game);
    expect(recolorTeams(game, 'tritanopia')).toBe(recolorTeams(game, 'tritanopia'));
    expect(recolorTeams(game, 'tritanopia').types.units).toBe(game.types.units);
  });
});
