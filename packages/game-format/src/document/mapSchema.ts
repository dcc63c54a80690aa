import { z } from 'zod';
import {
  CHUNK_TEXT_LENGTH,
  LAYERS_MAX,
  MAP_SIDE_MAX,
  PLACED_ENTITIES_MAX,
  REGIONS_MAX,
  SHEET_SIDE_MAX,
  SPAWN_POINTS_MAX,
  TILE_HEIGHT_MAX,
  TILE_HEIGHT_MIN,
  TILE_ID_MAX,
  TILE_PIXELS_MAX,
  TILE_PIXELS_MIN,
  TILE_SETS_MAX,
  VARIABLES_MAX,
} from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { variableValueSchema } from './variablesSchema.ts';

const CHUNK_KEY = /^(?:0|[1-9]\d?),(?:0|[1-9]\d?)$/;
const LOCAL_TILE_ID = /^(?:0|[1-9]\d{0,3})$/;
const CHUNK_TEXT = /^[A-Za-z0-9+/]+={0,2}$/;

/** In tiles. Negative values are below the ground. */
const height = fieldSchemas.number(TILE_HEIGHT_MIN, TILE_HEIGHT_MAX);
const pixels = fieldSchemas.integer(TILE_PIXELS_MIN, TILE_PIXELS_MAX);
const side = fieldSchemas.integer(1, MAP_SIDE_MAX);

const tile = z.strictObject({
  name: fieldSchemas.name.optional(),
  /** If missing, the tile is as solid as its layer. */
  solid: z.boolean().optional(),
  oneWay: z.boolean().optional(),
  shape: z
    .enum(['full', 'top-half', 'bottom-half', 'left-half', 'right-half', 'slope-up', 'slope-down'])
    .optional(),
  /** Height in 3D. If missing, the height of its layer. */
  height: height.optional(),
  /** The share of its image, from the bottom, that is the front side in 3D. The rest is the top. */
  front: fieldSchemas.number(0.05, 0.95).optional(),
  /** The tile of the same tileset that is drawn on its sides in 3D. If missing, the tile itself. */
  side: fieldSchemas.integer(0, TILE_ID_MAX).optional(),
  /** Drawn as an upright plane in 3D, such as a fence, instead of a block. */
  stands: z.boolean().optional(),
});

const tileSet = z.strictObject({
  id: fieldSchemas.id,
  name: fieldSchemas.name.default(''),
  /** Null draws each tile in a plain color. */
  image: fieldSchemas.reference,
  tileWidth: pixels.default(32),
  tileHeight: pixels.default(32),
  columns: fieldSchemas.integer(1, SHEET_SIDE_MAX * 4).default(8),
  count: fieldSchemas.integer(1, TILE_ID_MAX),
  firstId: fieldSchemas.integer(1, TILE_ID_MAX),
  tiles: fieldSchemas.record(tile, TILE_ID_MAX, z.string().regex(LOCAL_TILE_ID)).default({}),
});

const layer = z.strictObject({
  id: fieldSchemas.id,
  name: fieldSchemas.name.default(''),
  isSolid: z.boolean().default(false),
  isVisible: z.boolean().default(true),
  isLocked: z.boolean().default(false),
  opacity: fieldSchemas.chance.default(1),
  /** Layers below 0 are drawn under the entities, others above them. */
  depth: fieldSchemas.integer(-100, 100).default(-1),
  /** Height of its tiles in 3D. If missing, solid tiles are one tile high and others are flat. */
  height: height.optional(),
  chunks: z
    .record(z.string().regex(CHUNK_KEY), z.string().length(CHUNK_TEXT_LENGTH).regex(CHUNK_TEXT))
    .default({}),
});

const region = z.strictObject({
  name: fieldSchemas.name,
  x: fieldSchemas.coordinate,
  y: fieldSchemas.coordinate,
  width: fieldSchemas.number(0.1, MAP_SIDE_MAX),
  height: fieldSchemas.number(0.1, MAP_SIDE_MAX),
  color: fieldSchemas.color.default('#5ec8e5'),
  isVisible: z.boolean().default(false),
});

const spawnPoint = z.strictObject({
  name: fieldSchemas.name,
  x: fieldSchemas.coordinate,
  y: fieldSchemas.coordinate,
  rotation: fieldSchemas.degrees.default(0),
  team: fieldSchemas.reference,
});

const placedEntity = z.strictObject({
  id: fieldSchemas.id,
  kind: z.enum(['unit', 'item', 'projectile', 'prop']),
  type: fieldSchemas.id,
  x: fieldSchemas.coordinate,
  y: fieldSchemas.coordinate,
  rotation: fieldSchemas.degrees.default(0),
  scale: fieldSchemas.number(0.1, 20).default(1),
  team: fieldSchemas.reference,
  name: fieldSchemas.name.optional(),
  variables: fieldSchemas.record(variableValueSchema, VARIABLES_MAX).default({}),
});

export const mapSchema = z.strictObject({
  width: side.default(32),
  height: side.default(32),
  tileSize: pixels.default(32),
  tileSets: fieldSchemas.list(tileSet, TILE_SETS_MAX).default([]),
  layers: fieldSchemas.list(layer, LAYERS_MAX).default([]),
  /** Whether the edge of the map stops entities. */
  hasSolidEdges: z.boolean().default(true),
  regions: fieldSchemas.record(region, REGIONS_MAX).default({}),
  spawnPoints: fieldSchemas.record(spawnPoint, SPAWN_POINTS_MAX).default({}),
  entities: fieldSchemas.list(placedEntity, PLACED_ENTITIES_MAX).default([]),
});

export type GameMap = z.output<typeof mapSchema>;
export type TileSet = z.output<typeof tileSet>;
export type Tile = z.output<typeof tile>;
export type Layer = z.output<typeof layer>;
export type Region = z.output<typeof region>;
export type SpawnPoint = z.output<typeof spawnPoint>;
export type PlacedEntity = z.output<typeof placedEntity>;
