import { createCanvas, getContext2d } from './createCanvas.ts';

/** The drawn size of an emote, in CSS pixels. */
const EMOTE_SIZE = 48;
/** The size of the grid that the drawing code uses. It is scaled to the size of an emote. */
const BOX = 40;

const INK = '#1b1430';
const SKIN = '#ffd166';
const CORAL = '#ff7a66';
const SKY = '#5ec8e5';

type Paint = (context: CanvasRenderingContext2D) => void;

/** Draws an emote by name in a round bubble. Unknown names become a question mark. */
export function paintEmote(name: string, resolution: number): HTMLCanvasElement {
  const canvas = createCanvas(EMOTE_SIZE * resolution, EMOTE_SIZE * resolution);
  const context = getContext2d(canvas);
  context.scale((EMOTE_SIZE / BOX) * resolution, (EMOTE_SIZE / BOX) * resolution);
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = INK;
  context.lineWidth = 2;
  disc(context, 20, 18, 16.5, '#fffdf7');
  context.beginPath();
  context.moveTo(16, 33.5);
  context.lineTo(20, 38.5);
  context.lineTo(24, 33.5);
  context.fillStyle = '#fffdf7';
  context.fill();
  context.stroke();
  (emotes[name] ?? paintUnknown)(context);
  return canvas;
}

const emotes: Readonly<Record<string, Paint>> = {
  wave(context) {
    context.save();
    context.translate(20, 19);
    context.rotate(0.3);
    for (const [x, top] of [
      [-5, -6],
      [-1.7, -9],
      [1.7, -9],
      [5, -7],
    ] as const)
      pill(context, x - 1.8, top, 3.6, 11, SKIN);
    blob(context, -6.8, -1, 13.6, 9.5, 4, SKIN);
    context.restore();
    for (const [x, from, to] of [
      [8, 2.6, 3.7],
      [32, -0.5, 0.6],
    ] as const) {
      context.beginPath();
      context.arc(x + (x < 20 ? 4 : -4), 18, 6, from, to);
      context.stroke();
    }
  },
  'thumbs-up'(context) {
    pill(context, 15.5, 7, 6, 14, SKIN);
    blob(context, 12.5, 15.5, 15, 12.5, 4, SKIN);
    for (const y of [19.5, 23.5]) line(context, [22, y], [27, y]);
  },
  laugh(context) {
    disc(context, 20, 18, 11.5, SKIN);
    line(context, [13.5, 14.5], [16, 16.2], [13.5, 17.5]);
    line(context, [26.5, 14.5], [24, 16.2], [26.5, 17.5]);
    context.beginPath();
    context.arc(20, 19.5, 6.2, 0, Math.PI);
    context.closePath();
    context.fillStyle = CORAL;
    context.fill();
    context.stroke();
  },
  heart(context) {
    context.beginPath();
    context.moveTo(20, 28);
    context.bezierCurveTo(4, 17, 13, 5, 20, 13);
    context.bezierCurveTo(27, 5, 36, 17, 20, 28);
    context.fillStyle = CORAL;
    context.fill();
    context.stroke();
  },
  surprise(context) {
    disc(context, 20, 18, 11.5, SKIN);
    eyes(context, 15.5);
    disc(context, 20, 22.5, 3.2, CORAL);
  },
  sad(context) {
    disc(context, 20, 18, 11.5, SKIN);
    eyes(context, 16.5);
    context.beginPath();
    context.arc(20, 26, 4.5, Math.PI * 1.15, Math.PI * 1.85);
    context.stroke();
    blob(context, 12.3, 19, 3.6, 6, 1.8, SKY);
  },
  angry(context) {
    disc(context, 20, 18, 11.5, CORAL);
    line(context, [13, 13], [17.5, 15.5]);
    line(context, [27, 13], [22.5, 15.5]);
    eyes(context, 17.5);
    line(context, [16, 24], [24, 24]);
  },
  clap(context) {
    context.save();
    context.translate(20, 20);
    for (const side of [-1, 1]) {
      context.save();
      context.scale(side, 1);
      context.rotate(0.35);
      blob(context, -1.5, -7, 8, 14, 4, SKIN);
      context.restore();
    }
    context.restore();
    for (const [x, y, toX, toY] of [
      [20, 5, 20, 8],
      [12, 7, 13.5, 9.5],
      [28, 7, 26.5, 9.5],
    ] as const)
      line(context, [x, y], [toX, toY]);
  },
};

function paintUnknown(context: CanvasRenderingContext2D): void {
  context.font = '800 22px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = INK;
  context.fillText('?', 20, 19);
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = color;
  context.fill();
  context.stroke();
}

function blob(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  rounding: number,
  color: string,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, rounding);
  context.fillStyle = color;
  context.fill();
  context.stroke();
}

function pill(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): void {
  blob(context, x, y, width, height, width / 2, color);
}

function line(context: CanvasRenderingContext2D, ...points: (readonly [number, number])[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

function eyes(context: CanvasRenderingContext2D, y: number): void {
  context.fillStyle = INK;
  for (const x of [16, 24]) {
    context.beginPath();
    context.arc(x, y, 1.7, 0, Math.PI * 2);
    context.fill();
  }
}
