import { useHudSlice } from '../state/HudContext.ts';
import { hasTeamMarks } from '../../settings/PlayerSettings.ts';
import { getTeamShape, teamShapePaths } from '../state/getTeamShape.ts';

/** The color of a team as a stripe, or as the team's shape if the player turned shapes on. */
export function TeamMark({ color, index }: { color: string | null; index: number | null }) {
  const hasTeamShapes = useHudSlice(({ settings }) => hasTeamMarks(settings));
  if (color === null) return <i class="hud-mark" />;
  if (!hasTeamShapes || index === null) return <i class="hud-mark" style={{ background: color }} />;
  return (
    <svg class="hud-mark-shape" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={teamShapePaths[getTeamShape(index)]} fill={color} />
    </svg>
  );
}
