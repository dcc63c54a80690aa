import {
  decodeChunk,
  findTileSet,
  limits,
  decodeTile,
  type Game,
  type Look,
  type PlacedTile,
} from '@playloom/game-format';

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 750;
/** Width of the cover in tiles: enough to show a place, few enough to recognize it. */
const TILES_WIDE_MIN = 14;
const TILES_WIDE_MAX = 26;
const TILES_WIDE_DEFAULT = 18;
/** Limits that keep the cost of a cover low for crowded maps. */
const LAYERS_DRAWN_MAX = 6;
const ENTITIES_DRAWN_MAX = 120;
const CANDIDATES_MAX = 500;
/** Number of players drawn on the cover. */
const PLAYERS_SHOWN = 3;
const PLAYER_GAP = 2.2;
/** Number of variants that show different parts of the map before they repeat. */
const VARIANTS_APART = 7;

export interface CoverPart {
  /** Name in the file store; null for a plain shape. */
  file: string | null;
  shape: Look['shape'];
  color: string;
  /**
   * The cell of the image, either in pixels of a sheet of this width (the image may be a multiple of it), or as a
   * cell of a grid over the whole image.
   */
  cell:
    | { kind: 'pixels'; x: number; y: number; width: number; height: number; sheetWidth: number }
    | { kind: 'grid'; columns: number; rows: number; index: number };
  /** In pixels of the cover. */
  target: { x: number; y: number; width: number; height: number };
  turn: Omit<PlacedTile, 'id'>;
  opacity: number;
}

export interface CoverPlan {
  background: string;
  parts: CoverPart[];
}

const UPRIGHT = { isFlippedX: false, isFlippedY: false, isTurned: false };

interface View {
  /** The top left corner, in tiles. */
  x: number;
  y: number;
  wide: number;
  high: number;
  /** Pixels per tile. */
  scale: number;
}

/** Chooses the part of a game's map that a cover shows. Each variant shows another place of the same map. */
export function planCover(game: Game, variant = 0): CoverPlan {
  const { isStart, ...view } = chooseView(game, variant);
  const layers = game.map.layers.filter(({ isVisible }) => isVisible).slice(0, LAYERS_DRAWN_MAX);
  const drawLayers = (isUnder: boolean) =>
    layers
      .filter(({ depth }) => depth < 0 === isUnder)
      .toSorted((a, b) => a.depth - b.depth)
      .flatMap((layer) => planLayer(game, layer, view));
  return {
    background: game.settings.backgroundColor,
    parts: [...drawLayers(true), ...planEntities(game, view, isStart), ...drawLayers(false)],
  };
}

function chooseView({ map, settings }: Game, variant: number): View & { isStart: boolean } {
  const wanted = settings.camera.tilesInView || TILES_WIDE_DEFAULT;
  const wide = Math.min(TILES_WIDE_MAX, Math.max(TILES_WIDE_MIN, wanted * 1.2));
  const high = (wide * COVER_HEIGHT) / COVER_WIDTH;
  const { x, y, isStart } = chooseCenter(map, variant, { wide, high });
  return {
    isStart,
    x: clampInside(x - wide / 2, map.width - wide),
    y: clampInside(y - high / 2, map.height - high),
    wide,
    high,
    scale: COVER_WIDTH / wide,
  };
}

/**
 * Returns the place where players start. Other variants use the busiest place in another part of the map, so that a
 * cover never shows only empty sky.
 */
function chooseCenter(
  map: Game['map'],
  variant: number,
  { wide, high }: Pick<View, 'wide' | 'high'>,
): { x: number; y: number; isStart: boolean } {
  const starts = Object.values(map.spawnPoints).map(({ x, y }) => ({ x, y, isStart: true }));
  const others = map.entities.slice(0, CANDIDATES_MAX).map(({ x, y }) => ({ x, y, isStart: false }));
  const middle = { x: map.width / 2, y: map.height / 2, isStart: true };
  if (variant === 0) return starts[0] ?? middle;
  const places = [...starts, ...others];
  const step = Math.max(1, Math.floor(places.length / VARIANTS_APART));
  const from = (variant * step) % Math.max(1, places.length);
  const countNear = ({ x, y }: { x: number; y: number }) =>
    others.filter((other) => Math.abs(other.x - x) < wide / 2 && Math.abs(other.y - y) < high / 2).length;
  return places.slice(from, from + step).toSorted((a, b) => countNear(b) - countNear(a))[0] ?? middle;
}

function clampInside(value: number, max: number): number {
  return max < 0 ? max / 2 : Math.min(max, Math.max(0, value));
}

function planLayer({ map, assets }: Game, layer: Game['map']['layers'][number], view: View): CoverPart[] {
  const parts: CoverPart[] = [];
  const chunks = new Map<string, Uint16Array | null>();
  for (let row = Math.max(0, Math.floor(view.y)); row < Math.min(map.height, view.y + view.high); row++) {
    for (
      let column = Math.max(0, Math.floor(view.x));
      column < Math.min(map.width, view.x + view.wide);
      column++
    ) {
      const placed = decodeTile(readCell(layer.chunks, chunks, column, row));
      const set = placed && findTileSet(map, placed.id);
      if (!placed || !set) continue;
      const index = placed.id - set.firstId;
      const { tileWidth: width, tileHeight: height } = set;
      parts.push({
        file: set.image === null ? null : (assets[set.image]?.file ?? null),
        shape: 'box',
        color: TILE_COLORS[index % TILE_COLORS.length] ?? '#3b4270',
        cell: {
          kind: 'pixels',
          x: (index % set.columns) * width,
          y: Math.floor(index / set.columns) * height,
          width,
          height,
          sheetWidth: set.columns * width,
        },
        target: computeTarget(view, column, row, 1, 1),
        turn: placed,
        opacity: layer.opacity,
      });
    }
  }
  return parts;
}

/** Colors for tilesets without an image. */
const TILE_COLORS = ['#3b4270', '#5ec8e5', '#f4b860', '#7bd389', '#ff7a66', '#8f7ae5'];

function readCell(
  encoded: Record<string, string>,
  chunks: Map<string, Uint16Array | null>,
  column: number,
  row: number,
): number {
  const size = limits.CHUNK_SIZE;
  const key = `${Math.floor(column / size)},${Math.floor(row / size)}`;
  if (!chunks.has(key)) chunks.set(key, encoded[key] === undefined ? null : decodeChunk(encoded[key]));
  return chunks.get(key)?.[(row % size) * size + (column % size)] ?? 0;
}

function planEntities(game: Game, view: View, isStart: boolean): CoverPart[] {
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > view.x - 2 && x < view.x + view.wide + 2 && y > view.y - 2 && y < view.y + view.high + 2;
  const placed = game.map.entities
    .filter(isSeen)
    .slice(0, ENTITIES_DRAWN_MAX)
    .flatMap((entity) => {
      const look = findLook(game, entity.kind, entity.type);
      return look ? [{ look, at: entity, scale: entity.scale }] : [];
    });
  // Players are drawn only at the start. At other places they could end up inside a wall.
  return [...placed, ...(isStart ? planPlayers(game, view) : [])]
    .toSorted((a, b) => a.look.depth - b.look.depth || a.at.y - b.at.y)
    .map(({ look, at, scale }) => planLook(game, look, at, view, scale));
}

function findLook({ types }: Game, kind: string, type: string): Look | null {
  const records: Record<string, Record<string, { look: Look }>> = {
    unit: types.units,
    item: types.items,
    projectile: types.projectiles,
    prop: types.props,
  };
  return records[kind]?.[type]?.look ?? null;
}

/** Places a few players around the center, as if they had just joined. */
function planPlayers(game: Game, view: View) {
  const teamUnits = Object.values(game.types.teams).flatMap(({ unit }) => (unit === null ? [] : [unit]));
  const units = [
    ...new Set([...(game.settings.players.unit ? [game.settings.players.unit] : []), ...teamUnits]),
  ];
  return Array.from({ length: PLAYERS_SHOWN }, (_, index) => {
    const look = findLook(game, 'unit', units[index % units.length] ?? '');
    const x = view.x + view.wide / 2 + (index - (PLAYERS_SHOWN - 1) / 2) * PLAYER_GAP;
    // Players form a row in a side view, and a loose group in a top-down view.
    const aside = game.settings.worldKind === 'top-down' && index % 2 === 1 ? PLAYER_GAP / 2 : 0;
    return look ? [{ look, at: { x, y: view.y + view.high / 2 - aside }, scale: 1 }] : [];
  }).flat();
}

function planLook(
  { types, assets }: Game,
  look: Look,
  at: { x: number; y: number },
  view: View,
  scale: number,
): CoverPart {
  const animation = look.animations.idle === null ? undefined : types.animations[look.animations.idle];
  const image = animation?.image ?? look.image;
  const [width, height] = [look.width * scale, look.height * scale];
  const x = at.x + look.offset.x - width / 2;
  const y = at.y + look.offset.y - height / 2;
  return {
    file: image === null ? null : (assets[image]?.file ?? null),
    shape: look.shape,
    color: look.color,
    cell: {
      kind: 'grid',
      columns: animation?.columns ?? 1,
      rows: animation?.rows ?? 1,
      index: animation?.frames[0] ?? 0,
    },
    target: computeTarget(view, x, y, width, height),
    turn: UPRIGHT,
    opacity: look.opacity,
  };
}

/** Rounds to whole pixels, so that there are no seams between tiles. */
function computeTarget(view: View, x: number, y: number, width: number, height: number): CoverPart['target'] {
  const left = Math.round((x - view.x) * view.scale);
  const top = Math.round((y - view.y) * view.scale);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round((x + width - view.x) * view.scale) - left),
    height: Math.max(1, Math.round((y + height - view.y) * view.scale) - top),
  };
}
