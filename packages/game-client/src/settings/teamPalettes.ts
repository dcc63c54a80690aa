import type { Game } from '@playloom/game-format';

export const teamPaletteNames = ['game', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** Which colors teams have: those of the game, or a set that people with a color blindness can tell apart. */
export type TeamPalette = (typeof teamPaletteNames)[number];

/**
 * Colors in the order of the teams, after Okabe and Ito: neighbors differ in brightness and in what each kind of color
 * blindness leaves of the hue.
 */
const COLORS: { readonly [Name in Exclude<TeamPalette, 'game'>]: readonly string[] } = {
  protanopia: ['#f0b429', '#4ea8f2', '#fff3b0', '#3b6fd4', '#c9cbe0', '#8a7a2f'],
  deuteranopia: ['#ff9f40', '#4ea8f2', '#ffe98a', '#5a6fe0', '#e8e8f5', '#9a7436'],
  tritanopia: ['#ff5c72', '#3fc9b4', '#ffd0d6', '#1f8f86', '#e8e8f5', '#a83a4c'],
};

/** Recolored games, so that the same game and palette always give the same object. */
const recolored = new WeakMap<Game, Map<TeamPalette, Game>>();

/** The game with the team colors of a palette. Sprites keep their art. */
export function recolorTeams(game: Game, palette: TeamPalette): Game {
  if (palette === 'game') return game;
  const known = recolored.get(game) ?? new Map<TeamPalette, Game>();
  recolored.set(game, known);
  const found = known.get(palette) ?? replaceTeamColors(game, COLORS[palette]);
  known.set(palette, found);
  return found;
}

function replaceTeamColors(game: Game, colors: readonly string[]): Game {
  const teams = Object.entries(game.types.teams).map(([id, team], index) => [
    id,
    { ...team, color: colors[index % colors.length] ?? team.color },
  ]);
  return { ...game, types: { ...game.types, teams: Object.fromEntries(teams) } };
}
