/** One shape per team, in the order of the game document, to tell teams apart without color. */
const TEAM_SHAPES = ['circle', 'triangle', 'square', 'diamond', 'cross', 'hexagon'] as const;

export type TeamShape = (typeof TEAM_SHAPES)[number];

export function getTeamShape(index: number): TeamShape {
  return TEAM_SHAPES[index % TEAM_SHAPES.length] as TeamShape;
}
