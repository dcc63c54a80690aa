import type { MarkerIcon } from '@playloom/game-format';
import { markerPaths } from '@playloom/game-format/markers';

export function AchievementIcon({ icon }: { icon: MarkerIcon }) {
  return (
    <span class="hud-achievement-icon" aria-hidden="true">
      <svg viewBox="0 0 12 12" width="22" height="22" fill="currentColor">
        <path d={markerPaths[icon]} />
      </svg>
    </span>
  );
}
