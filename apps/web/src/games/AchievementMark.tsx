import type { AchievementSummary } from '@playloom/api-contract';
import { markerPaths } from '@playloom/game-format/markers';

/** The icon of an achievement. Locked ones are gray. */
export function AchievementMark({
  icon,
  isUnlocked,
}: {
  icon: AchievementSummary['icon'];
  isUnlocked: boolean;
}) {
  const colors = isUnlocked ? 'bg-sun text-on-thread' : 'bg-raised text-text-3';
  return (
    <span className={`grid size-11 flex-none place-items-center rounded-sm ${colors}`} aria-hidden="true">
      <svg viewBox="0 0 12 12" width="22" height="22" fill="currentColor">
        <path d={markerPaths[icon]} />
      </svg>
    </span>
  );
}
