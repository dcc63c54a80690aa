import { createCanvas, getContext2d } from './createCanvas.ts';
import { traceShapePath } from './drawShape.ts';

export const stampNames = [
  'circle',
  'box',
  'spark',
  'ring',
  'star',
  'soft',
  'light',
  'dashes',
  'bar',
  'white',
] as const;
export type StampName = (typeof stampNames)[number];

/** Side of a stamp's cell on the sheet, in pixels. Stamps are small white images, which are tinted when drawn. */
const CELL = 256;
const COLUMNS = 3;
/** Transparent margin around each stamp, so that neighbors don't bleed into it when scaled down. */
const RIM = 16;
const SIZE = CELL - RIM * 2;
/** Aspect ratio of the bar stamp. */
const BAR_STAMP_ASPECT = 6;

/** The area of a stamp on the sheet in pixels. `grow` is its size with margin, relative to that without. */
interface StampArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly grow: number;
}

/** Draws all stamps on one sheet. */
export function paintStamps(): HTMLCanvasElement {
  const canvas = createCanvas(CELL * COLUMNS, CELL * Math.ceil(stampNames.length / COLUMNS));
  const context = getContext2d(canvas);
  for (const [index, name] of stampNames.entries()) {
    const { left, top } = findCell(index);
    context.save();
    context.translate(left + RIM, top + RIM);
    context.fillStyle = context.strokeStyle = '#ffffff';
    painters[name](context);
    context.restore();
  }
  return canvas;
}

export function findStamp(name: StampName): StampArea {
  const { left, top } = findCell(stampNames.indexOf(name));
  if (name === 'white')
    return { x: left + CELL / 2 - 8, y: top + CELL / 2 - 8, width: 16, height: 16, grow: 1 };
  if (name === 'bar')
    return { x: left + RIM, y: top + RIM, width: SIZE, height: SIZE / BAR_STAMP_ASPECT, grow: 1 };
  const side = CELL - RIM;
  return { x: left + RIM / 2, y: top + RIM / 2, width: side, height: side, grow: side / SIZE };
}

function findCell(index: number): { readonly left: number; readonly top: number } {
  return { left: (index % COLUMNS) * CELL, top: Math.floor(index / COLUMNS) * CELL };
}

const box = { x: 0, y: 0, width: SIZE, height: SIZE };

const painters: Readonly<Record<StampName, (context: CanvasRenderingContext2D) => void>> = {
  circle: (context) => fillShape(context, 'circle'),
  box: (context) => fillShape(context, 'box'),
  star: (context) => fillShape(context, 'star'),
  ring(context) {
    context.lineWidth = SIZE * 0.14;
    traceShapePath(context, 'circle', inset(context.lineWidth / 2));
    context.stroke();
  },
  /** A streak of light that points to the right. */
  spark(context) {
    const light = context.createLinearGradient(0, 0, SIZE, 0);
    light.addColorStop(0, 'rgb(255 255 255 / 0)');
    light.addColorStop(0.7, 'rgb(255 255 255 / 1)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(0, SIZE / 2);
    context.quadraticCurveTo(SIZE * 0.8, SIZE * 0.3, SIZE, SIZE / 2);
    context.quadraticCurveTo(SIZE * 0.8, SIZE * 0.7, 0, SIZE / 2);
    context.fill();
  },
  soft: (context) =>
    fillRadially(context, [
      [0, 1],
      [0.55, 0.82],
      [1, 0],
    ]),
  /** A glow that fades out without a visible edge. */
  light: (context) =>
    fillRadially(context, [
      [0, 1],
      [0.22, 0.82],
      [0.45, 0.48],
      [0.7, 0.17],
      [0.88, 0.04],
      [1, 0],
    ]),
  dashes(context) {
    context.lineWidth = SIZE * 0.035;
    context.lineCap = 'round';
    const dash = (Math.PI * (SIZE - context.lineWidth)) / 16;
    context.setLineDash([dash * 0.55, dash * 0.45]);
    traceShapePath(context, 'circle', inset(context.lineWidth / 2));
    context.stroke();
  },
  bar(context) {
    context.beginPath();
    context.roundRect(0, 0, SIZE, SIZE / BAR_STAMP_ASPECT, SIZE / BAR_STAMP_ASPECT / 2);
    context.fill();
  },
  white: (context) => context.fillRect(-RIM, -RIM, CELL, CELL),
};

function fillShape(context: CanvasRenderingContext2D, shape: 'circle' | 'box' | 'star'): void {
  traceShapePath(context, shape, box);
  context.fill();
}

function fillRadially(
  context: CanvasRenderingContext2D,
  stops: readonly (readonly [place: number, alpha: number])[],
): void {
  const middle = SIZE / 2;
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [place, alpha] of stops) gradient.addColorStop(place, `rgb(255 255 255 / ${alpha})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, SIZE, SIZE);
}

function inset(by: number) {
  return { x: by, y: by, width: SIZE - by * 2, height: SIZE - by * 2 };
}
