import type { TileKind } from './tileInstances.ts';

/** A mesh in a cell. Positions are from 0 to 1: to the right on the map, up from the ground, down on the map. */
interface TileShape {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly indices: Uint16Array<ArrayBuffer>;
  /** The side that each corner of a block belongs to: 0 is the top, then south, north, east and west. */
  readonly walls: Float32Array<ArrayBuffer> | null;
}

export type TileShapes = Readonly<Record<TileKind, TileShape>>;

type Corner = readonly [x: number, height: number, y: number];

/** Number of slices of a cut-out, enough to look solid. */
const RELIEF_SLICES = 9;
/** The corners of each face of a block, counterclockwise when seen from outside. */
const BLOCK_FACES: readonly (readonly [Corner, Corner, Corner, Corner])[] = [
  [
    [0, 1, 0],
    [0, 1, 1],
    [1, 1, 1],
    [1, 1, 0],
  ],
  [
    [0, 1, 1],
    [0, 0, 1],
    [1, 0, 1],
    [1, 1, 1],
  ],
  [
    [1, 1, 0],
    [1, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 1, 1],
    [1, 0, 1],
    [1, 0, 0],
    [1, 1, 0],
  ],
  [
    [0, 1, 0],
    [0, 0, 0],
    [0, 0, 1],
    [0, 1, 1],
  ],
];

export function createTileShapes(): TileShapes {
  const slice = (height: number) =>
    [
      [0, height, 0],
      [0, height, 1],
      [1, height, 1],
      [1, height, 0],
    ] as const;
  const slices = Array.from({ length: RELIEF_SLICES }, (_, index) => slice(index / (RELIEF_SLICES - 1)));
  return {
    flat: join([slice(0)], false),
    block: join(BLOCK_FACES, true),
    relief: join(slices, false),
    upright: join([slice(0), slice(1)], false),
  };
}

function join(faces: readonly (readonly Corner[])[], hasWalls: boolean): TileShape {
  const positions = new Float32Array(faces.flatMap((face) => face.flat()));
  const indices = faces.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((corner) => face * 4 + corner));
  const walls = faces.flatMap((_, face) => [face, face, face, face]);
  return { positions, indices: new Uint16Array(indices), walls: hasWalls ? new Float32Array(walls) : null };
}
