import type { DraftGame } from '@playloom/draft';
import type { Animation, Look } from '@playloom/game-format';

/** How a picture is cut into cells, and which one stands for all of them. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly frame: number;
}

const WHOLE: Sheet = { columns: 1, rows: 1, frame: 0 };
const LOOKS = ['units', 'items', 'projectiles', 'props'] as const;

/** The cells of a picture, as the animations of this game cut it. */
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

/** The first cell of what a look shows at rest. */
export function sheetOfLook(game: Pick<DraftGame, 'types'>, look: Look): Sheet {
  const { idle, ...others } = look.animations ?? {};
  const id = idle ?? Object.values(others).find((one) => one !== null) ?? null;
  const animation = id === null ? undefined : game.types.animations[id];
  return animation === undefined ? WHOLE : sheetOf(animation);
}

function sheetOf({ columns, rows, frames }: Animation): Sheet {
  return { columns, rows, frame: frames[0] ?? 0 };
}
