import type { SceneEntity } from '@playloom/renderer';
import type { Pose } from '../entities/EntityTrack.ts';

/** Below this distance no ghost is drawn, because the two positions look the same. */
const GHOST_TILES = 0.15;
const GHOST_OPACITY = 0.5;
const GHOST_COLOR = '#ffc857';

/**
 * Returns a transparent copy of an entity at its server position, labeled with the distance in tiles. Empty when both
 * positions match.
 */
export function createServerGhost(drawn: SceneEntity, ghost: Pose): SceneEntity[] {
  const far = Math.hypot(ghost.x - drawn.x, ghost.y - drawn.y);
  if (far < GHOST_TILES) return [];
  return [
    {
      ...drawn,
      // Drawn entities are stored by key, and no entity has a negative key.
      key: -drawn.key - 1,
      x: ghost.x,
      y: ghost.y,
      rotation: ghost.rotation,
      opacity: drawn.opacity * GHOST_OPACITY,
      streams: [],
      label: { text: `server: ${far.toFixed(1)} ${sideOf(drawn, ghost)}`, color: GHOST_COLOR },
      speech: null,
      emote: null,
      bars: [],
      ring: null,
      hasShadow: false,
    },
  ];
}

/** Whether the server position is in front of the drawn entity or behind it. */
function sideOf(drawn: SceneEntity, ghost: Pose): 'ahead' | 'behind' {
  const along =
    (ghost.x - drawn.x) * Math.cos(drawn.rotation) + (ghost.y - drawn.y) * Math.sin(drawn.rotation);
  return along >= 0 ? 'ahead' : 'behind';
}
