import type { DraftGame } from '@playloom/draft';
import type { Animation, Look } from '@playloom/game-format';

/** How a sprite sheet is split into frames, and which frame to show as a preview. */
export interface SpriteSheetGrid {
  readonly columns: number;
  readonly rows: number;
  readonly frame: number;
}

const WHOLE: SpriteSheetGrid = { columns: 1, rows: 1, frame: 0 };
const LOOKS = ['units', 'items', 'projectiles', 'props'] as const;

/**
 * Finds how an image is split into frames, from the animations that use it. Without any, the image is a single frame.
 */
export function findSpriteSheetGrid(game: Pick<DraftGame, 'types'>, image: string): SpriteSheetGrid {
  for (const kind of LOOKS) {
    for (const { look } of Object.values(game.types[kind])) {
      if (look?.image !== image) continue;
      const sheet = getLookSpriteSheetGrid(game, look);
      if (sheet !== WHOLE) return sheet;
    }
  }
  const own = Object.values(game.types.animations).find((animation) => animation.image === image);
  return own === undefined ? WHOLE : sheetOf(own);
}

/** The sprite sheet of a look, with the first frame of its idle animation, or of another animation if it has none. */
export function getLookSpriteSheetGrid(game: Pick<DraftGame, 'types'>, look: Look): SpriteSheetGrid {
  const { idle, ...others } = look.animations ?? {};
  const id = idle ?? Object.values(others).find((one) => one !== null) ?? null;
  const animation = id === null ? undefined : game.types.animations[id];
  return animation === undefined ? WHOLE : sheetOf(animation);
}

function sheetOf({ columns, rows, frames }: Animation): SpriteSheetGrid {
  return { columns, rows, frame: frames[0] ?? 0 };
}
