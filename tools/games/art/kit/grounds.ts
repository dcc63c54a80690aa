import { box, element, createDrawingRandom } from '../../draw/svg.ts';
import { NEIGHBORHOODS, ALL_SAME } from '../../tiles/joinEdges.ts';
import { JOINED_TILE_COUNT } from './ArtPlan.ts';
import {
  INK,
  clipShapes,
  darken,
  drawFlatPath,
  lighten,
  blendColors,
  drawOutlinedShape,
  stroke,
} from './ink.ts';
import type { DrawTile } from './paintSheet.ts';
import { createUniformInset, isSideOpen, traceRegion } from './traceRegion.ts';

const FULL = box(0, 0, 32, 32, 0);

export function fill(color: string): string {
  return drawFlatPath(FULL, color);
}

/** Draws the tiles of a ground or wall whose edges join. The last tile is a second variant of the middle tile. */
export function createJoinedTile(draw: (bits: number, isVariant: boolean) => string): DrawTile {
  return (index) => {
    const isVariant = index === JOINED_TILE_COUNT - 1;
    return draw(isVariant ? ALL_SAME : NEIGHBORHOODS[index]!, isVariant);
  };
}

interface GrassColors {
  base: string;
  blade: string;
  light: string;
}

/**
 * Draws a variant of grass, by index: plain, plain, blades, daisies, clover. Nothing touches the edge, so all variants
 * fit side by side.
 */
export function drawGrass(index: number, colors: GrassColors, seed = 1): string {
  const random = createDrawingRandom(seed * 977 + index * 131);
  const spot = () => [4 + random() * 23, 5 + random() * 22] as const;
  const parts = [fill(colors.base)];
  for (let i = 0; i < 2; i++) {
    const [x, y] = spot();
    parts.push(
      element('ellipse', {
        cx: x,
        cy: y,
        rx: 4 + random() * 4,
        ry: 2 + random() * 2,
        fill: colors.light,
        opacity: '0.35',
      }),
    );
  }
  const tufts = [1, 2, 5, 2, 2][index % 5]!;
  for (let i = 0; i < tufts; i++) {
    const [x, y] = spot();
    parts.push(drawTuft(x, y, i % 2 === 0 ? colors.blade : colors.light));
  }
  if (index === 3)
    parts.push(drawDaisy(8, 10, '#fff8ea'), drawDaisy(22, 15, '#ffd45e'), drawDaisy(12, 25, '#fff8ea'));
  if (index === 4)
    for (let i = 0; i < 3; i++)
      parts.push(drawClover(...spot(), blendColors(colors.blade, colors.base, 0.25)));
  return parts.join('');
}

export function drawTuft(x: number, y: number, color: string, size = 1): string {
  const s = size;
  return stroke(
    `M${x - 3 * s} ${y}l${-1.2 * s} ${-3 * s}M${x} ${y}l${0.3 * s} ${-4.6 * s}M${x + 3 * s} ${y}l${1.4 * s} ${-3 * s}`,
    color,
    1.6 * s,
  );
}

export function drawDaisy(x: number, y: number, color: string): string {
  const petal = 2;
  const petals = [0, 72, 144, 216, 288]
    .map((angle) => {
      const a = (angle * Math.PI) / 180;
      return element('circle', {
        cx: x + Math.sin(a) * 2,
        cy: y - Math.cos(a) * 2,
        r: petal * 0.8,
        fill: color,
      });
    })
    .join('');
  return (
    petals + element('circle', { cx: x, cy: y, r: 1.2, fill: color === '#ffd45e' ? '#d9822b' : '#ffc23d' })
  );
}

function drawClover(x: number, y: number, color: string): string {
  return [
    [-1.8, 0],
    [1.8, 0],
    [0, -2],
  ]
    .map(([dx, dy]) => element('circle', { cx: x + dx!, cy: y + dy!, r: 1.7, fill: color }))
    .join('');
}

interface FlatGround {
  base: string;
  /** Color of the outline. */
  rim: string;
  light: string;
  inset?: number;
  radius?: number;
  wave?: number;
  /** Marks on the ground. Plain middle tiles have none: on large areas the marks would form a visible grid. */
  detail?: (isVariant: boolean) => string;
  /** Draws the marks on plain middle tiles too, for slabs and plates. */
  isPaved?: boolean;
}

/** Draws flat ground with a soft, darker rim, for paths, sand and mud. */
export function drawFlatGround(bits: number, isVariant: boolean, ground: FlatGround): string {
  const { inset = 3, radius = 9, wave = 1 } = ground;
  const outer = traceRegion(bits, createUniformInset(inset), radius, wave);
  const inner = traceRegion(bits, createUniformInset(inset + 2.5), radius - 1, wave);
  return [
    drawFlatPath(outer, ground.rim),
    drawFlatPath(inner, ground.base),
    stroke(
      traceRegion(bits, { n: inset + 4.5, w: inset + 4.5, e: inset + 3, s: inset + 3 }, radius - 2, wave),
      ground.light,
      1.4,
      0.55,
    ),
    drawFlatPath(traceRegion(bits, createUniformInset(inset + 5.5), radius - 3, wave), ground.base),
    isBare(bits, isVariant) && !ground.isPaved ? '' : clipShapes(inner, ground.detail?.(isVariant) ?? ''),
  ].join('');
}

function isBare(bits: number, isVariant: boolean): boolean {
  return bits === ALL_SAME && !isVariant;
}

interface WaterColors {
  rim: string;
  shade: string;
  base: string;
  light: string;
  foam: string;
}

/** Draws water. It is lower than the ground, so the northern bank casts a shadow on it. */
export function drawWater(
  bits: number,
  isVariant: boolean,
  colors: WaterColors,
  detail = drawRipples,
): string {
  return [
    drawOutlinedShape(traceRegion(bits, createUniformInset(2.5), 9, 1), colors.rim),
    drawFlatPath(traceRegion(bits, createUniformInset(5), 8, 1), colors.shade),
    drawFlatPath(traceRegion(bits, { n: 9, w: 6.5, e: 5, s: 5 }, 7, 1), colors.base),
    stroke(traceRegion(bits, { n: 11.5, w: 8.5, e: 8, s: 8 }, 6, 1), colors.foam, 1.3, 0.75),
    drawFlatPath(traceRegion(bits, { n: 12.3, w: 9.3, e: 8.8, s: 8.8 }, 6, 1), colors.base),
    isBare(bits, isVariant) ? '' : detail(isVariant, colors),
  ].join('');
}

function drawRipples(isVariant: boolean, colors: WaterColors): string {
  return isVariant
    ? stroke('M12 14q2-2 4 0t4 0M15 20q2-2 4 0', colors.light, 1.7) +
        stroke('M13 23.5h3', colors.foam, 1.5, 0.9)
    : stroke('M13 18q2-1.8 4 0t4 0', colors.light, 1.6, 0.8);
}

interface WallColors {
  top: string;
  face: string;
  /** Marks on the top of the wall. */
  mark?: (isVariant: boolean) => string;
  /** Marks on the front, drawn for the whole tile and clipped to the front. */
  front?: () => string;
  height?: number;
  radius?: number;
}

/**
 * Draws a wall seen from above and slightly from the south: its top, and its front if the tile to the south is not a
 * wall.
 */
export function drawWall(bits: number, isVariant: boolean, colors: WallColors): string {
  const { height = 11, radius = 4 } = colors;
  const whole = traceRegion(bits, { n: 1.5, w: 1.5, e: 3, s: 3 }, radius);
  const cap = traceRegion(bits, { n: 1.5, w: 1.5, e: 3, s: 3 + height }, radius);
  const inner = traceRegion(bits, { n: 5, w: 5, e: 6.5, s: 6.5 + height }, Math.max(1, radius - 2));
  const face = isSideOpen(bits, 's') || hasSouthNotch(bits);
  return [
    drawFlatPath(traceRegion(bits, { n: 3, w: 3, e: 0, s: 0 }, radius), INK, 0.22),
    drawOutlinedShape(whole, colors.face),
    face ? clipShapes(whole, colors.front?.() ?? '', drawFlatPath('M0 29.5h32v3H0z', INK, 0.25)) : '',
    drawOutlinedShape(cap, colors.top),
    stroke(inner, lighten(colors.top, 0.35), 1.6, 0.9),
    drawFlatPath(
      traceRegion(bits, { n: 5.8, w: 5.8, e: 7.3, s: 7.3 + height }, Math.max(1, radius - 2)),
      colors.top,
    ),
    clipShapes(inner, colors.mark?.(isVariant) ?? ''),
  ].join('');
}

function hasSouthNotch(bits: number): boolean {
  return (
    (bits & 16) !== 0 && (((bits & 4) !== 0 && (bits & 8) === 0) || ((bits & 64) !== 0 && (bits & 32) === 0))
  );
}

/** Bricks for the front of a wall; they line up across tiles. */
export function drawBricks(color: string): string {
  return stroke(
    'M-2 23.5h36M-2 28h36M8 19v4.5M24 19v4.5M0 23.5v4.5M16 23.5v4.5M32 23.5v4.5',
    darken(color, 0.35),
    1.3,
  );
}
