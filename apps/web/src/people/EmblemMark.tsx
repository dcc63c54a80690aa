import type { EmblemLook } from '@playloom/api-contract';
import { markerPaths } from '@playloom/game-format/markers';
import type { CSSProperties } from 'react';
import './cosmetics.css';

/** The emblem that a user has earned and chosen. */
export function EmblemMark({ emblem, size = 26 }: { emblem: EmblemLook; size?: number }) {
  const { icon, hue, name, source } = emblem;
  const label = `${name}: ${source}`;
  return (
    <span
      className="profile-emblem"
      role="img"
      aria-label={label}
      title={label}
      style={{ '--frame-hue': hue, width: size, height: size } as CSSProperties}
    >
      <svg
        viewBox="0 0 12 12"
        width={size * 0.58}
        height={size * 0.58}
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={markerPaths[icon ?? 'star']} />
      </svg>
    </span>
  );
}
