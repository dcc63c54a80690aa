import type { DraftGame } from '@playloom/draft';
import { fail, gameSchema, isRecord, limits, type Result, succeed } from '@playloom/game-format';
import type { MapState, Stamp, MapObjectsClip } from './state/MapState.ts';

type Clip = NonNullable<MapState['clip']>;

const FORMAT = 'playloom-map';
const CELL_MAX = 0xffff;
const CLIP_CELLS_MAX = 512 * 512;
const CLIP_LENGTH_MAX = 4 * 1024 * 1024;

const kinds = { unit: 'units', item: 'items', projectile: 'projectiles', prop: 'props' } as const;

/** Writes copied tiles and objects as text, so that they can be pasted into another game. */
export function serializeMapClip(clip: Clip): string {
  return JSON.stringify({ [FORMAT]: 1, ...clip });
}

/** Reads text from the clipboard. Fails if it isn't a valid map clip, because the clipboard can contain anything. */
export function parseMapClip(text: string): Result<Clip, 'no-map' | 'broken'> {
  if (text.length > CLIP_LENGTH_MAX || !text.includes(`"${FORMAT}"`)) return fail('no-map');
  const given = readJson(text);
  if (!isRecord(given) || given[FORMAT] !== 1) return fail('no-map');
  const tiles = given['tiles'] === null ? null : readStampOf(given['tiles']);
  const things = given['things'] === null ? null : readMapObjects(given['things']);
  if (tiles === undefined || things === undefined || (tiles === null && things === null))
    return fail('broken');
  return succeed({ tiles, things });
}

/**
 * Adapts copied objects to this game. Removes entities whose type doesn't exist (`left` counts them), and unknown teams
 * and variables.
 */
export function removeUnknownReferences(
  game: DraftGame,
  clip: MapObjectsClip,
): { clip: MapObjectsClip; left: number } {
  const team = (id: string | null) => (id !== null && Object.hasOwn(game.types.teams, id) ? id : null);
  const entities = clip.entities.filter(({ kind, type }) => Object.hasOwn(game.types[kinds[kind]], type));
  return {
    clip: {
      entities: entities.map((entity) => ({
        ...entity,
        team: team(entity.team),
        variables: Object.fromEntries(
          Object.entries(entity.variables).filter(([id]) => Object.hasOwn(game.variables.unit, id)),
        ),
      })),
      regions: clip.regions,
      spawnPoints: clip.spawnPoints.map((point) => ({ ...point, team: team(point.team) })),
    },
    left: clip.entities.length - entities.length,
  };
}

/** Replaces tiles that no tileset of this game contains with -1, so that pasting skips them. */
export function removeUnknownTiles(game: DraftGame, stamp: Stamp): Stamp {
  const has = (cell: number) => {
    const id = cell & limits.TILE_ID_MAX;
    return game.map.tileSets.some(({ firstId, count }) => id >= firstId && id < firstId + count);
  };
  return { ...stamp, cells: stamp.cells.map((cell) => (cell <= 0 || has(cell) ? cell : -1)) };
}

function readStampOf(value: unknown): Stamp | undefined {
  if (!isRecord(value)) return undefined;
  const { width, height, cells } = value;
  const isSide = (side: unknown): side is number =>
    Number.isInteger(side) && (side as number) > 0 && (side as number) <= limits.MAP_SIDE_MAX;
  if (!isSide(width) || !isSide(height) || !Array.isArray(cells)) return undefined;
  if (cells.length !== width * height || cells.length > CLIP_CELLS_MAX) return undefined;
  const isRight = cells.every((cell) => Number.isInteger(cell) && cell >= -1 && cell <= CELL_MAX);
  return isRight ? { width, height, cells: cells as number[] } : undefined;
}

function readMapObjects(value: unknown): MapObjectsClip | undefined {
  if (!isRecord(value)) return undefined;
  const { entities, regions, spawnPoints } = value;
  if (!Array.isArray(regions) || !Array.isArray(spawnPoints)) return undefined;
  const numbered = (list: readonly unknown[]) =>
    Object.fromEntries(list.map((one, index) => [`n${index}`, one]));
  // Put the objects into an otherwise empty game, because only whole games can be validated.
  const parsed = gameSchema.safeParse({
    format: 1,
    settings: { title: 'Clipboard' },
    map: { entities, regions: numbered(regions), spawnPoints: numbered(spawnPoints) },
  });
  if (!parsed.success) return undefined;
  const { map } = parsed.data;
  return {
    entities: map.entities,
    regions: Object.values(map.regions),
    spawnPoints: Object.values(map.spawnPoints),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
