import { changeSaved, isSavedData, type SavedChange, type SavedData } from '@playloom/engine';

/** Of a page's 5 million characters, which games on the same site share. */
export const PROGRESS_MAX = 1_000_000;
/** Between two writes: rules may save many times a second. */
const WRITE_EVERY_MS = 1_000;
const PREFIX = 'playloom-saved-';

/** What the player of an offline export saved, in this browser. */
export interface Progress {
  read(map: string): SavedData;
  change(map: string, changes: readonly SavedChange[]): void;
  /** Writes what is not written yet. */
  flush(): void;
}

/** Everything a game and its other maps saved: what is the world's is all maps'. */
interface Kept {
  world: SavedData['world'];
  games: { [map: string]: SavedData['game'] };
}

export interface ProgressDoors {
  /** Null where the browser keeps nothing for this page; then it lasts as long as the page. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  schedule(task: () => void, ms: number): void;
  warn(message: string): void;
}

export function keepProgress(id: string, { storage, schedule, warn }: ProgressDoors): Progress {
  const key = PREFIX + id;
  const kept = readKept(storage, key);
  const state = { isDue: false };
  const flush = (): void => {
    if (!state.isDue) return;
    state.isDue = false;
    const text = JSON.stringify(kept);
    // What was written before stays.
    if (text.length > PROGRESS_MAX) return warn(`More than ${PROGRESS_MAX} characters are not kept.`);
    try {
      storage?.setItem(key, text);
    } catch {
      warn('The browser has no place left to keep what was saved.');
    }
  };
  return {
    read: (map) => ({ world: kept.world, game: ownValue(kept.games, map) ?? {} }),
    change(map, changes) {
      for (const change of changes) {
        if (change.scope === 'world') kept.world = changeSaved(kept.world, change);
        else kept.games[map] = changeSaved(ownValue(kept.games, map) ?? {}, change);
      }
      if (state.isDue) return;
      state.isDue = true;
      schedule(flush, WRITE_EVERY_MS);
    },
    flush,
  };
}

/** What somebody changed by hand, or another version wrote, counts as nothing. */
function readKept(storage: ProgressDoors['storage'], key: string): Kept {
  const found = parse(storage?.getItem(key) ?? null) as Partial<Kept> | null;
  const games = Object.entries(found?.games ?? {}).filter(([, game]) => isSavedData({ game, world: {} }));
  const world = found?.world;
  return {
    world: world && isSavedData({ game: {}, world }) ? world : {},
    games: Object.fromEntries(games),
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function ownValue<Value>(values: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
