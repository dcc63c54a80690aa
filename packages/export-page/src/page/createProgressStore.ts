import { isSavedData, updateSavedValues } from '@playloom/engine';
import { limits, type SavedChange, type SavedData } from '@playloom/game-format';

/** Time between two writes, because rules may save many times a second. */
const WRITE_EVERY_MS = 1_000;
const PREFIX = 'playloom-saved-';

/** Saved data of a player who plays offline, stored in this browser. */
export interface ProgressStore {
  read(map: string): SavedData;
  change(map: string, changes: readonly SavedChange[]): void;
  /** Writes pending data. */
  flush(): void;
}

/** Saved data of all maps of an export, which share the data of their world. */
interface SavedProgress {
  world: SavedData['world'];
  games: { [map: string]: SavedData['game'] };
}

interface ProgressStoreOptions {
  /** Null if the browser forbids storage. The data then lasts until the page closes. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  schedule(task: () => void, ms: number): void;
  warn(message: string): void;
}

export function createProgressStore(
  id: string,
  { storage, schedule, warn }: ProgressStoreOptions,
): ProgressStore {
  const key = PREFIX + id;
  const saved = readSavedProgress(storage, key);
  const state = { isDue: false };
  const flush = (): void => {
    if (!state.isDue) return;
    state.isDue = false;
    const text = JSON.stringify(saved);
    // Keep what was written last.
    if (text.length > limits.SAVED_EXPORT_TEXT_LENGTH_MAX)
      return warn(`Saved data can be at most ${limits.SAVED_EXPORT_TEXT_LENGTH_MAX} characters.`);
    try {
      storage?.setItem(key, text);
    } catch {
      warn('The browser has no storage space left for saved data.');
    }
  };
  return {
    read: (map) => ({ world: saved.world, game: ownValue(saved.games, map) ?? {} }),
    change(map, changes) {
      for (const change of changes) {
        if (change.scope === 'world') saved.world = updateSavedValues(saved.world, change);
        else saved.games[map] = updateSavedValues(ownValue(saved.games, map) ?? {}, change);
      }
      if (state.isDue) return;
      state.isDue = true;
      schedule(flush, WRITE_EVERY_MS);
    },
    flush,
  };
}

/** Reads stored data. Ignores invalid data, which was edited by hand or written by another version. */
function readSavedProgress(storage: ProgressStoreOptions['storage'], key: string): SavedProgress {
  const found = parse(storage?.getItem(key) ?? null) as Partial<SavedProgress> | null;
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
