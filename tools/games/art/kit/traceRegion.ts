import { roundToTenth } from '../../draw/svg.ts';
import { TILE_PIXELS } from './ArtPlan.ts';

interface Insets {
  n: number;
  e: number;
  s: number;
  w: number;
}

/** How far a side with the same neighbor extends past the tile. Its outline is outside the tile and not visible. */
const BEYOND = 6;
const FAR = TILE_PIXELS + BEYOND;

const N = 1;
const NE = 2;
const E = 4;
const SE = 8;
const S = 16;
const SW = 32;
const W = 64;
const NW = 128;

type Point = readonly [x: number, y: number];

export function isSideOpen(bits: number, side: 'n' | 'e' | 's' | 'w'): boolean {
  return (bits & { n: N, e: E, s: S, w: W }[side]) === 0;
}

export function createUniformInset(pixels: number): Insets {
  return { n: pixels, e: pixels, s: pixels, w: pixels };
}

/**
 * Returns the SVG path of the area that the ground covers in a tile. Sides without the same neighbor are moved inward
 * by their inset. Corners are rounded outward where both sides are open, and inward where only the diagonal neighbor
 * differs.
 */
export function traceRegion(bits: number, inset: Insets, radius: number, wave = 0): string {
  const has = (bit: number) => (bits & bit) !== 0;
  const top = has(N) ? -BEYOND : inset.n;
  const right = has(E) ? FAR : TILE_PIXELS - inset.e;
  const bottom = has(S) ? FAR : TILE_PIXELS - inset.s;
  const left = has(W) ? -BEYOND : inset.w;
  const innerRight = TILE_PIXELS - inset.e;
  const innerBottom = TILE_PIXELS - inset.s;
  const path = [
    corner([left, top], [0, 1], [1, 0], radius, sides(has, W, N, NW), [inset.w, inset.n], true),
    waveAlong('x', top, has(N) ? 0 : wave, 1),
    corner([right, top], [-1, 0], [0, 1], radius, sides(has, N, E, NE), [innerRight, inset.n]),
    waveAlong('y', right, has(E) ? 0 : wave, 1),
    corner([right, bottom], [0, -1], [-1, 0], radius, sides(has, E, S, SE), [innerRight, innerBottom]),
    waveAlong('x', bottom, has(S) ? 0 : wave, -1),
    corner([left, bottom], [1, 0], [0, -1], radius, sides(has, S, W, SW), [inset.w, innerBottom]),
    waveAlong('y', left, has(W) ? 0 : wave, -1),
    'z',
  ];
  return path.join('');
}

type CornerKind = 'outer' | 'notch' | 'straight';

function sides(has: (bit: number) => boolean, before: number, after: number, diagonal: number): CornerKind {
  if (!has(before) && !has(after)) return 'outer';
  return has(before) && has(after) && !has(diagonal) ? 'notch' : 'straight';
}

/** Returns the path around a corner. `back` points to the previous part of the path, `on` to the next one. */
function corner(
  at: Point,
  back: Point,
  on: Point,
  radius: number,
  kind: CornerKind,
  notch: Point,
  isStart = false,
): string {
  const move = isStart ? 'M' : 'L';
  if (kind === 'straight') return `${move}${write(at)}`;
  if (kind === 'outer') {
    return `${move}${write(shift(at, back, radius))}Q${write(at)} ${write(shift(at, on, radius))}`;
  }
  // The path enters the notch along one of its sides and leaves it along the other.
  const enter: Point = back[0] === 0 ? [at[0], notch[1]] : [notch[0], at[1]];
  const leave: Point = on[0] === 0 ? [at[0], notch[1]] : [notch[0], at[1]];
  const depth = Math.abs(back[0] === 0 ? notch[0] - enter[0] : notch[1] - enter[1]);
  const round = Math.min(radius, depth - BEYOND + 1);
  return [
    `${move}${write(enter)}`,
    `L${write(towards(notch, enter, round))}`,
    `Q${write(notch)} ${write(towards(notch, leave, round))}`,
    `L${write(leave)}`,
  ].join('');
}

/** Returns the path of a small wave in the middle of an open side. It is flat at both ends, so that tiles line up. */
function waveAlong(axis: 'x' | 'y', level: number, height: number, direction: 1 | -1): string {
  if (height === 0) return '';
  const middle = TILE_PIXELS / 2;
  const points: Point[] = [
    [middle - 5 * direction, 0],
    [middle - 3 * direction, -height],
    [middle - 2 * direction, -height],
    [middle, 0],
    [middle + 2 * direction, height],
    [middle + 3 * direction, height],
    [middle + 5 * direction, 0],
  ];
  const [first, ...rest] = points.map(([along, up]): Point =>
    axis === 'x' ? [along, level + up * direction] : [level - up * direction, along],
  );
  return `L${write(first!)}C${rest.slice(0, 3).map(write).join(' ')}C${rest.slice(3).map(write).join(' ')}`;
}

function shift(at: Point, direction: Point, distance: number): Point {
  return [at[0] + direction[0] * distance, at[1] + direction[1] * distance];
}

function towards(from: Point, to: Point, distance: number): Point {
  return [from[0] + Math.sign(to[0] - from[0]) * distance, from[1] + Math.sign(to[1] - from[1]) * distance];
}

function write([x, y]: Point): string {
  return `${roundToTenth(x)} ${roundToTenth(y)}`;
}
