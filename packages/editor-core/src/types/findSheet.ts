import type { DraftGame } from '@playloom/draft';
import type { Animation, Look } from '@playloom/game-format';

/** How an image is split into cells, and which cell represents it. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly frame: number;
}

const WHOLE: Sheet = { columns: 1, rows: 1, frame: 0 };
const LOOKS = ['units', 'items', 'projectiles', 'props'] as const;

/** The cells of an image, as the animations of this game split it. */
export function findSheet(game: Pick<DraftGame, 'types'>, image: string): Sheet {
  for (const kind of LOOKS) {
    for (const { look } of Object.values(game.types[kind])) {
      if (look?.image !== image) continue;
      const sheet = sheetOfLook(game, look);
      if (sheet !== WHOLE) return sheet;
    }
  }
  const own = Object.values(game.types.animations).find((animation) => animation.image === image);
  return own === undefined ? WHOLE : sheetOf(own);
}

/** The first cell that a look shows when idle. */
export function sheetOfLook(game: Pick<DraftGame, 'types'>, look: Look): Sheet {
  const { idle, ...others } = look.animations ?? {};
  const id = idle ?? Object.values(others).find((one) => one !== null) ?? null;
  const animation = id === null ? undefined : game.types.animations[id];
  return animation === undefined ? WHOLE : sheetOf(animation);
}

function sheetOf({ columns, rows, frames }: Animation): Sheet {
  return { columns, rows, frame: frames[0] ?? 0 };
}
