import type { DraftPath } from '@playloom/draft';
import { type Achievement, type Json, markerIcons } from '@playloom/game-format';
import { markerPaths } from '@playloom/game-format/markers';
import { useDraftValue } from './FormContext.ts';

/** What players see of an achievement or a goal. */
export function AchievementPreview({ path }: { readonly path: DraftPath }) {
  const value = useDraftValue(path);
  if (!isAchievement(value)) return null;
  const { name, description, icon, points } = value;
  return (
    <div className="achievement-preview" role="group" aria-label="Preview">
      <svg viewBox="0 0 12 12" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={markerPaths[icon]} />
      </svg>
      <span>
        <b>{name}</b>
        <span>{description}</span>
      </span>
      {points > 0 && <span>{`${points} points`}</span>}
    </div>
  );
}

function isAchievement(
  value: Json | undefined,
): value is Json & Pick<Achievement, 'name' | 'description' | 'icon' | 'points'> {
  const { name, icon, points } = (value ?? {}) as { name?: unknown; icon?: unknown; points?: unknown };
  const hasIcon = markerIcons.some((known) => known === icon);
  return typeof name === 'string' && hasIcon && typeof points === 'number';
}
