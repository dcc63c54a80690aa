import type { SceneEntity } from '@playloom/renderer';
import type { Pose } from '../view/EntityTrack.ts';

/** Nearer than this nobody could tell the two apart. */
const GHOST_TILES = 0.15;
const GHOST_OPACITY = 0.5;
const GHOST_COLOR = '#ffc857';

/** The same thing where the room has it, seen through, with how many tiles away that is; nothing when both are at one place. */
export function describeGhost(drawn: SceneEntity, ghost: Pose): SceneEntity[] {
  const far = Math.hypot(ghost.x - drawn.x, ghost.y - drawn.y);
  if (far < GHOST_TILES) return [];
  return [
    {
      ...drawn,
      // Drawn things are kept by their key, and no entity has a negative one.
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

/** In the direction the thing looks. */
function sideOf(drawn: SceneEntity, ghost: Pose): 'ahead' | 'behind' {
  const along =
    (ghost.x - drawn.x) * Math.cos(drawn.rotation) + (ghost.y - drawn.y) * Math.sin(drawn.rotation);
  return along >= 0 ? 'ahead' : 'behind';
}
