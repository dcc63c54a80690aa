import { breakLines } from './breakLines.ts';
import { splitGraphemes } from './splitGraphemes.ts';
import { createCanvas, getContext2d } from './createCanvas.ts';

interface TextStyle {
  /** Font size in CSS pixels. */
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly outline: number;
}

/** The page provides the fonts. Without them the system font is used. */
const FONTS = "'Figtree Variable', 'Figtree', system-ui, sans-serif";
const OUTLINE_COLOR = '#1b1430';
const LINE_HEIGHT = 1.25;

const LABEL = { size: 15, weight: 700, outline: 3 } as const;
const LABEL_GRAPHEMES_MAX = 24;

const BUBBLE = {
  size: 14,
  weight: 600,
  widthMax: 200,
  linesMax: 4,
  paddingX: 10,
  paddingY: 6,
  rounding: 10,
  tail: 7,
  line: 2,
  ink: '#1b1430',
  paper: '#fffdf7',
} as const;

/** Paints the name of an entity, shortened if it is too long. */
export function paintLabel(
  { text, color }: { readonly text: string; readonly color: string },
  resolution: number,
): HTMLCanvasElement {
  const graphemes = splitGraphemes(text);
  const short =
    graphemes.length > LABEL_GRAPHEMES_MAX
      ? `${graphemes.slice(0, LABEL_GRAPHEMES_MAX - 1).join('')}…`
      : text;
  return paintText(short, { ...LABEL, color }, resolution);
}

/** Paints one line of text with an outline, at `resolution` pixels per CSS pixel. */
export function paintText(text: string, style: TextStyle, resolution: number): HTMLCanvasElement {
  const canvas = createCanvas(1, 1);
  const context = getContext2d(canvas);
  const width = createRuler(context, style)(text) + style.outline * 2;
  const height = style.size * LINE_HEIGHT + style.outline * 2;
  resize(canvas, context, width, height, resolution);
  context.font = describeFont(style);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = style.outline * 2;
  context.strokeStyle = OUTLINE_COLOR;
  context.strokeText(text, style.outline, height / 2);
  context.fillStyle = style.color;
  context.fillText(text, style.outline, height / 2);
  return canvas;
}

/** Paints a speech bubble. Its tail points down from the center of the lower edge. */
export function paintBubble(text: string, resolution: number): HTMLCanvasElement {
  const canvas = createCanvas(1, 1);
  const context = getContext2d(canvas);
  const measure = createRuler(context, BUBBLE);
  const lines = breakLines(text, measure, BUBBLE.widthMax, BUBBLE.linesMax);
  const inner = Math.max(BUBBLE.tail * 3, ...lines.map(measure));
  const width = inner + BUBBLE.paddingX * 2 + BUBBLE.line * 2;
  const lineHeight = BUBBLE.size * LINE_HEIGHT;
  const paper = lines.length * lineHeight + BUBBLE.paddingY * 2 + BUBBLE.line;
  resize(canvas, context, width, paper + BUBBLE.tail + BUBBLE.line, resolution);
  traceBubble(context, width, paper);
  context.fillStyle = BUBBLE.paper;
  context.fill();
  context.lineWidth = BUBBLE.line;
  context.lineJoin = 'round';
  context.strokeStyle = BUBBLE.ink;
  context.stroke();
  context.font = describeFont(BUBBLE);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = BUBBLE.ink;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, width / 2, BUBBLE.line / 2 + BUBBLE.paddingY + (index + 0.5) * lineHeight);
  }
  return canvas;
}

function traceBubble(context: CanvasRenderingContext2D, width: number, bottom: number): void {
  const inset = BUBBLE.line / 2;
  const [right, middle] = [width - inset, width / 2];
  const { rounding, tail } = BUBBLE;
  context.beginPath();
  context.moveTo(inset + rounding, inset);
  context.arcTo(right, inset, right, bottom, rounding);
  context.arcTo(right, bottom, inset, bottom, rounding);
  context.lineTo(middle + tail, bottom);
  context.lineTo(middle, bottom + tail);
  context.lineTo(middle - tail, bottom);
  context.arcTo(inset, bottom, inset, inset, rounding);
  context.arcTo(inset, inset, right, inset, rounding);
  context.closePath();
}

type Ruler = (text: string) => number;

/** Returns a function that measures the width of a text. It must not be used after the canvas was resized. */
function createRuler(context: CanvasRenderingContext2D, style: Pick<TextStyle, 'weight' | 'size'>): Ruler {
  context.font = describeFont(style);
  return (text) => context.measureText(text).width;
}

function resize(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  resolution: number,
): void {
  canvas.width = Math.ceil(width * resolution);
  canvas.height = Math.ceil(height * resolution);
  context.scale(resolution, resolution);
}

function describeFont({ weight, size }: Pick<TextStyle, 'weight' | 'size'>): string {
  return `${weight} ${size}px ${FONTS}`;
}
