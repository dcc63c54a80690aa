import { BLOB_COLORS, PELLETS } from './plan.ts';
import { drawBurst, drawSplash } from '../kit/effects.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  fadeShapes,
  drawFlatPath,
  lighten,
  blendColors,
  drawOval,
  inkPalette,
  transformShapes,
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import { fitSprites } from '../kit/fitSprites.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';

const FILLS: Record<(typeof BLOB_COLORS)[number], string> = {
  coral: '#ff7a66',
  sun: '#ffc857',
  mint: '#4fd6a8',
  sky: '#62b6ff',
  lilac: '#b795f2',
  peach: '#ffab7d',
  lime: '#a6d94e',
  rose: '#ff8fb5',
};

/** A detail of the face for each color, so that players can be told apart without color. */
type Feature = 'none' | 'lids' | 'glasses' | 'cyclops' | 'freckles' | 'three' | 'lashes' | 'spots';

const FEATURES: Record<(typeof BLOB_COLORS)[number], Feature> = {
  coral: 'none',
  sun: 'lids',
  mint: 'glasses',
  sky: 'spots',
  lilac: 'cyclops',
  peach: 'freckles',
  lime: 'three',
  rose: 'lashes',
};

function drawEye(x: number, y: number, size: number, frame: number): string {
  const white = drawOval(x, y, 11.5 * size, (frame === 1 ? 13 : 14) * size, '#fffdf5', 3.5);
  if (frame === 3) return white + drawDot(x + 1, y + 3, 3.4 * size, INK, 0);
  return (
    white +
    drawOval(x + 3 * size, y + 1.5, 6 * size, 7.5 * size, INK, 0) +
    drawDot(x + 1 * size, y - 1.5, 2.4 * size, '#ffffff', 0)
  );
}

/** Draws the eyes. The face looks a little to the right, so that a mirrored blob looks to the left. */
function drawEyes(frame: number, feature: Feature, color: string): string {
  const places =
    feature === 'cyclops'
      ? [[9, -13, 1.55]]
      : feature === 'three'
        ? [
            [-12, -6, 0.8],
            [9, -24, 0.95],
            [30, -6, 0.8],
          ]
        : [
            [-8, -10, 1],
            [25, -10, 1],
          ];
  const eyes = places.map(([x, y, size]) => drawEye(x!, y!, size!, frame)).join('');
  if (frame === 3)
    return `${eyes}${feature === 'three' ? '' : stroke('M-21 -26L-8 -32M38 -26L26 -32', INK, 4)}${stroke('M46 -34q7 9 0 12q-7-3 0-12', '#d8f2ff', 3)}`;
  const brows =
    frame === 2 && feature !== 'three'
      ? stroke(feature === 'cyclops' ? 'M-10 -36L9 -30L28 -36' : 'M-20 -29L-4 -25M37 -29L22 -25', INK, 4)
      : '';
  return eyes + drawFeature(feature, color) + brows;
}

function drawFeature(feature: Feature, color: string): string {
  switch (feature) {
    case 'lids':
      return (
        drawOutlinedShape('M-20 -11A12 14 0 0 1 4 -11z', darken(color, 0.12), 3) +
        drawOutlinedShape('M13 -11A12 14 0 0 1 37 -11z', darken(color, 0.12), 3)
      );
    case 'glasses':
      return [-8, 25]
        .map(
          (x) =>
            stroke(`M${x - 17} -9a17 17 0 1 1 34 0a17 17 0 1 1 -34 0`, INK, 5) +
            stroke(`M${x - 17} -9a17 17 0 1 1 34 0a17 17 0 1 1 -34 0`, inkPalette.sun, 2),
        )
        .join('');
    case 'lashes':
      return stroke('M-18 -18l-6-4M-14 -23l-4-6M35 -18l6-4M31 -23l4-6', INK, 3.4);
    case 'freckles':
      return stroke('M-24 6h.1M-17 10h.1M-28 13h.1M44 6h.1M38 10h.1M48 12h.1', darken(color, 0.4), 4);
    case 'spots':
      return (
        drawDot(-36, -26, 7, darken(color, 0.2), 0) +
        drawDot(-26, -37, 4, darken(color, 0.2), 0) +
        drawDot(-42, -13, 3.5, darken(color, 0.2), 0)
      );
    case 'none':
    case 'cyclops':
    case 'three':
      return '';
  }
}

function drawMouth(frame: number, tongue: string): string {
  if (frame === 2) {
    return (
      drawOutlinedShape('M-16 10Q9 4 34 10Q36 42 9 44Q-18 42 -16 10z', '#7a2740', 3.5) +
      drawFlatPath('M-6 36Q9 24 26 35Q20 42 9 42Q-2 42 -6 36z', tongue) +
      drawFlatPath('M-11 11.500Q9 7 29 11.500L28 16Q9 12 -10 16z', '#fffdf5')
    );
  }
  if (frame === 3) return stroke('M-3 22q4-6 8 0t8 0t8 0', INK, 4);
  return frame === 0
    ? drawOutlinedShape('M-4 12Q9 16 22 12Q20 27 9 27Q-2 27 -4 12z', '#7a2740', 3.5) +
        drawFlatPath('M2 22Q9 17 16 22Q13 25.500 9 25.500Q5 25.500 2 22z', tongue)
    : stroke('M-5 14Q9 27 23 14', INK, 4);
}

function drawBlob(color: string, feature: Feature, frame: number): string {
  const body =
    frame === 1
      ? 'M0 -57C33 -58 59 -32 58 1C58 34 34 57 0 57C-34 57 -58 34 -58 1C-59 -32 -33 -58 0 -57z'
      : 'M0 -58C32 -57 57 -34 58 0C57 33 32 58 0 58C-33 58 -58 33 -58 0C-57 -34 -32 -57 0 -58z';
  return [
    drawOutlinedShape(body, color, 4.5),
    drawFlatPath(
      'M-52 10C-46 40 -24 54 0 54C30 54 54 32 54.500 2C50 28 26 42 0 40C-24 40 -42 30 -52 10z',
      darken(color, 0.35),
      0.35,
    ),
    stroke('M-45 -14C-41 -32 -30 -43 -16 -47', '#ffffff', 7, 0.75),
    drawDot(-47, 2, 3.6, '#ffffff', 0).replace('/>', ' opacity="0.75"/>'),
    drawFlatPath(
      'M-27 12a7 4.500 0 1 1 .1 0zM44 12a6 4.500 0 1 1 .1 0z',
      blendColors(color, '#ff3b62', 0.55),
      0.55,
    ),
    drawEyes(frame, feature, color),
    drawMouth(frame, lighten('#ff6a7d', 0.15)),
  ].join('');
}

const DRAW_PELLET: Record<(typeof PELLETS)[number], () => string> = {
  berry: () =>
    drawDot(0, 1, 9, inkPalette.coral, 2.2) +
    drawOutlinedShape('M-5 -8Q0 -13 5 -8Q0 -4 -5 -8z', '#5fbf62', 1.8) +
    stroke('M-5 0q1-3 3-4', '#ffd3c8', 2),
  seed: () =>
    rotateShapes(
      35,
      0,
      0,
      drawOutlinedShape('M0 -11Q9 -2 0 11Q-9 -2 0 -11z', inkPalette.sun, 2.2),
      stroke('M0 -5V5', inkPalette.sunDeep, 1.8),
    ),
  shrimp: () =>
    drawOutlinedShape('M7 -8Q-10 -10 -9 3Q-8 11 2 10L-1 5Q4 4 9 -2z', '#ff9fb0', 2.2) +
    drawDot(4, -4.5, 1.4, INK, 0) +
    stroke('M-6 1h4M-4 6l3-2', '#e0607a', 1.6),
  star: () => drawOutlinedShape(drawBurst(0, 0, 11.5, 5.5, 5, -Math.PI / 2), '#fff3a8', 2.2),
  fly: () =>
    drawOval(-4, -5, 6, 4, '#dff4ff', 1.6) +
    drawOval(5, -5, 6, 4, '#dff4ff', 1.6) +
    drawOval(0, 2, 6.5, 7, '#6b5aa8', 2.2) +
    drawDot(-2.4, 0, 1.9, '#fff', 0) +
    drawDot(2.4, 0, 1.9, '#fff', 0) +
    drawDot(-2, 0.3, 0.9, INK, 0) +
    drawDot(2.6, 0.3, 0.9, INK, 0),
  bubble: () =>
    drawDot(0, 0, 9, '#bdf0ee', 2.2) +
    stroke('M-5 -1q1-4 4-5', '#fff', 2.4) +
    drawDot(3.5, 3.5, 1.4, '#fff', 0),
};

function drawLily(hasFlower: boolean): string {
  const pad = 'M4 6L70 -22A72 66 0 1 0 76 10z';
  const veins = [
    'M4 6L40 -54',
    'M4 6L-14 -60',
    'M4 6L-62 -28',
    'M4 6L-66 22',
    'M4 6L-30 62',
    'M4 6L30 66',
    'M4 6L62 44',
  ].join('');
  const petals = (count: number, length: number, width: number, color: string, turn: number) =>
    Array.from({ length: count }, (_, i) =>
      rotateShapes(
        (i / count) * 360 + turn,
        -16,
        -8,
        drawOutlinedShape(
          `M-16 -8q${-width} ${-length * 0.6} 0 ${-length}q${width} ${length * 0.4} 0 ${length}z`,
          color,
          2.5,
        ),
      ),
    ).join('');
  return [
    transformShapes(3, 5, 1, 1, 0, drawFlatPath(pad, INK, 0.25)),
    drawOutlinedShape(pad, '#58b45c', 4),
    drawFlatPath('M4 6L66 -17A64 58 0 1 0 70 10z', '#74cc6c'),
    stroke(veins, '#4aa356', 3.4),
    stroke('M-52 -34A62 56 0 0 1 -14 -52', '#b7eb9c', 5, 0.8),
    drawDot(38, 34, 4, '#4aa356', 0),
    drawDot(-40, 44, 3, '#4aa356', 0),
    hasFlower
      ? petals(8, 34, 13, '#ff9fb0', 0) +
        petals(6, 22, 10, '#ffd3dc', 20) +
        drawDot(-16, -8, 7, inkPalette.sun)
      : '',
  ].join('');
}

function drawRock(): string {
  return [
    fadeShapes(0.6, drawOval(0, 12, 45, 32, '#8fdcd8', 0)),
    drawOutlinedShape(
      'M-38 12Q-40 -24 -10 -32Q22 -36 36 -8Q44 18 26 30Q-4 40 -28 32Q-38 26 -38 12z',
      '#8d979e',
      3.5,
    ),
    drawFlatPath('M-34 8Q-34 -20 -8 -28Q18 -32 31 -10Q8 -18 -12 -6Q-28 2 -34 8z', '#b3bcc1'),
    stroke('M-4 10l10 6 8-4M-20 22l8-3', '#6a757d', 3),
    drawFlatPath(
      'M-30 -6Q-24 -22 -8 -27Q2 -26 4 -20Q-4 -16 -10 -18Q-18 -14 -20 -8Q-26 -2 -30 -6z',
      '#7cc267',
    ),
  ].join('');
}

function drawDragonfly(frame: number): string {
  const up = frame === 0;
  const wing = (x: number, turn: number) =>
    rotateShapes(turn, x, -2, drawOutlinedShape(`M${x} -2q-8 -12 -2 -24q10 4 2 24z`, '#dff6ff', 2));
  return [
    drawShadow(0, 26, 14, 3, 0.18),
    wing(4, up ? -28 : -62),
    wing(-3, up ? -40 : -74),
    drawOutlinedLine('M8 0L-22 8', '#4fa6e8', 4.5, 2.2),
    stroke('M-4 3l1 4M-11 5l1 4M-17 6.500l1 4', INK, 1.6),
    wing(6, up ? 22 : 52),
    wing(0, up ? 12 : 40),
    drawDot(13, -2, 7, '#4fd6a8', 2.4),
    drawDot(16, -4, 3.4, '#fffdf5', 1.6),
    drawDot(17, -4, 1.6, INK, 0),
  ].join('');
}

function drawDuckling(frame: number): string {
  const bob = frame === 0 ? 0 : 1.5;
  return [
    fadeShapes(0.7, drawOval(0, 20, 26, 7, '#bdf0ee', 0)),
    transformShapes(
      0,
      bob,
      1,
      1,
      0,
      drawOutlinedShape('M-24 2Q-22 -4 -16 -2Q-6 -8 8 -4Q22 4 16 14Q8 22 -8 20Q-22 18 -24 2z', '#ffd45e'),
      drawOutlinedShape('M-14 4Q-4 0 4 6Q2 14 -8 14Q-14 12 -14 4z', '#f0b53c', 2),
      drawDot(10, -12, 13, '#ffdf80'),
      drawOutlinedShape('M20 -14Q30 -14 30 -9Q28 -5 19 -7z', '#ff9a3c', 2.2),
      drawDot(13, -15, 3, INK, 0),
      drawDot(14, -16, 1, '#fff', 0),
      stroke('M2 -23q2-5 6-3', INK, 2.2),
    ),
  ].join('');
}

const drawn: Record<string, DrawSprite> = {
  ...Object.fromEntries(
    BLOB_COLORS.map((name) => [
      `blob-${name}`,
      (frame: number) => drawBlob(FILLS[name], FEATURES[name], frame),
    ]),
  ),
  ...Object.fromEntries(PELLETS.map((name) => [`pellet-${name}`, DRAW_PELLET[name]])),
  lily: () => drawLily(false),
  'lily-flower': () => drawLily(true),
  rock: drawRock,
  dragonfly: drawDragonfly,
  duckling: drawDuckling,
  crown: () =>
    drawOutlinedShape('M-18 11L-21 -8L-9 0L0 -12L9 0L21 -8L18 11Q0 15 -18 11z', inkPalette.gold) +
    stroke('M-14 7Q0 10.500 14 7', inkPalette.goldDeep, 2.4) +
    drawDot(0, -12, 2.6, inkPalette.coral, 2) +
    drawDot(-21, -8, 2.2, inkPalette.mint, 1.8) +
    drawDot(21, -8, 2.2, inkPalette.sky, 1.8),
  splash: (frame) => drawSplash(frame, '#e6fbff', '#8be0ea'),
};

export const blobSprites = fitSprites(drawn, { crown: 0.9 });
