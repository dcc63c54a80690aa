import { Rectangle, Texture } from 'pixi.js';
import { createCanvas, createTexture, readContext } from './createTexture.ts';
import { traceShape } from './drawShape.ts';
import type { Frame } from './pictures.ts';

/** Small white pictures that are tinted and drawn often, on one texture. */
export type Stamps = Readonly<Record<StampName, Frame>>;

const names = ['circle', 'box', 'spark', 'ring', 'star', 'soft', 'light', 'dashes', 'bar', 'white'] as const;
export type StampName = (typeof names)[number];

const CELL = 256;
const COLUMNS = 3;
/** Clear pixels around each, so that they stay apart when they are made small. */
const RIM = 16;
const SIZE = CELL - RIM * 2;
/** Width against height of the stamp of bars. */
export const BAR_STAMP_ASPECT = 6;

export function createStamps(): Stamps {
  const canvas = createCanvas(CELL * COLUMNS, CELL * Math.ceil(names.length / COLUMNS));
  const context = readContext(canvas);
  const { source } = createTexture(canvas, { isPixelArt: false, hasMipmaps: true });
  const stamps = names.map((name, index): [StampName, Frame] => {
    const left = (index % COLUMNS) * CELL;
    const top = Math.floor(index / COLUMNS) * CELL;
    context.save();
    context.translate(left + RIM, top + RIM);
    context.fillStyle = context.strokeStyle = '#ffffff';
    painters[name](context);
    context.restore();
    return [name, cut(source, name, left, top)];
  });
  return Object.fromEntries(stamps) as Record<StampName, Frame>;
}

export function destroyStamps(stamps: Stamps): void {
  for (const { texture } of Object.values(stamps)) texture.destroy(true);
}

function cut(source: Texture['source'], name: StampName, left: number, top: number): Frame {
  const inner = name === 'white' ? new Rectangle(left + CELL / 2 - 8, top + CELL / 2 - 8, 16, 16) : null;
  const bar = name === 'bar' ? new Rectangle(left + RIM, top + RIM, SIZE, SIZE / BAR_STAMP_ASPECT) : null;
  const frame = inner ?? bar ?? new Rectangle(left + RIM / 2, top + RIM / 2, CELL - RIM, CELL - RIM);
  const grow = inner || bar ? 1 : (CELL - RIM) / SIZE;
  return { texture: new Texture({ source, frame }), growX: grow, growY: grow };
}

const box = { x: 0, y: 0, width: SIZE, height: SIZE };

const painters: Readonly<Record<StampName, (context: CanvasRenderingContext2D) => void>> = {
  circle: (context) => fillShape(context, 'circle'),
  box: (context) => fillShape(context, 'box'),
  star: (context) => fillShape(context, 'star'),
  ring(context) {
    context.lineWidth = SIZE * 0.14;
    traceShape(context, 'circle', inset(context.lineWidth / 2));
    context.stroke();
  },
  /** A drop of light that flies to the right. */
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
  /** Falls off as light does: no rim is seen. */
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
    traceShape(context, 'circle', inset(context.lineWidth / 2));
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
  traceShape(context, shape, box);
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
