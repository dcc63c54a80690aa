import { useHudSlice } from '../state/HudContext.ts';
import { getTeamShape, type TeamShape } from './getTeamShape.ts';

const PATHS: { readonly [Shape in TeamShape]: string } = {
  circle: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1',
  triangle: 'M6 1l5.5 10H.5z',
  square: 'M1.5 1.5h9v9h-9z',
  diamond: 'M6 0l6 6-6 6-6-6z',
  cross: 'M4 1h4v3h3v4H8v3H4V8H1V4h3z',
  hexagon: 'M6 0l5.2 3v6L6 12 .8 9V3z',
};

/** The color of a team as a stripe, or as the team's shape if the player turned shapes on. */
export function TeamMark({ color, index }: { color: string | null; index: number | null }) {
  const hasTeamShapes = useHudSlice(({ settings }) => settings.hasTeamShapes);
  if (color === null) return <i class="hud-mark" />;
  if (!hasTeamShapes || index === null) return <i class="hud-mark" style={{ background: color }} />;
  return (
    <svg class="hud-mark-shape" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={PATHS[getTeamShape(index)]} fill={color} />
    </svg>
  );
}
