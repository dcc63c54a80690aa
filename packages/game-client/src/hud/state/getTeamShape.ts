/** One shape per team, in the order of the game document, to tell teams apart without color. */
const TEAM_SHAPES = ['circle', 'triangle', 'square', 'diamond', 'cross', 'hexagon'] as const;

export type TeamShape = (typeof TEAM_SHAPES)[number];

export function getTeamShape(index: number): TeamShape {
  return TEAM_SHAPES[index % TEAM_SHAPES.length] as TeamShape;
}

/** Outline of each shape, on a grid of 12 by 12. */
export const teamShapePaths: { readonly [Shape in TeamShape]: string } = {
  circle: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1',
  triangle: 'M6 1l5.5 10H.5z',
  square: 'M1.5 1.5h9v9h-9z',
  diamond: 'M6 0l6 6-6 6-6-6z',
  cross: 'M4 1h4v3h3v4H8v3H4V8H1V4h3z',
  hexagon: 'M6 0l5.2 3v6L6 12 .8 9V3z',
};
