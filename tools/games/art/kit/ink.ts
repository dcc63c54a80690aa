import { element, group, roundToTenth } from '../../draw/svg.ts';

/** Color of every outline. */
export const INK = '#1b2033';
const OUTLINE = 2.5;

export const inkPalette = {
  paper: '#f6f1e7',
  cream: '#fff3dc',
  white: '#ffffff',
  coral: '#ff7a66',
  coralDeep: '#c94b3a',
  sun: '#ffc857',
  sunDeep: '#d3912b',
  mint: '#4fd6a8',
  mintDeep: '#259371',
  sky: '#62b6ff',
  skyDeep: '#2f7fc7',
  wood: '#b8794a',
  woodDeep: '#83502f',
  woodLight: '#d69a63',
  steel: '#9aa6bd',
  steelDeep: '#66718c',
  steelLight: '#cdd5e3',
  gold: '#ffc23d',
  goldDeep: '#b9761a',
} as const;

/** Draws a filled shape with a bold outline. A `width` of 0 omits the outline. */
export function drawOutlinedShape(d: string, fill: string, width = OUTLINE): string {
  if (width === 0) return element('path', { d, fill });
  return element('path', {
    d,
    fill,
    stroke: INK,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

export function drawFlatPath(d: string, fill: string, opacity?: number): string {
  return element('path', { d, fill, opacity: write(opacity) });
}

export function stroke(d: string, color: string, width: number, opacity?: number): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity: write(opacity),
  });
}

/** Draws a thick line with an outline around it, for limbs, poles and ropes. */
export function drawOutlinedLine(d: string, color: string, width: number, outline = OUTLINE): string {
  return stroke(d, INK, width + outline * 2) + stroke(d, color, width);
}

export function drawOval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  outline = OUTLINE,
): string {
  return element('ellipse', {
    cx: x,
    cy: y,
    rx,
    ry,
    fill,
    stroke: outline > 0 ? INK : undefined,
    'stroke-width': outline > 0 ? outline : undefined,
  });
}

export function drawDot(x: number, y: number, radius: number, fill: string, outline = OUTLINE): string {
  return drawOval(x, y, radius, radius, fill, outline);
}

/** Draws the soft shadow of a sprite on the ground. */
export function drawShadow(x: number, y: number, rx: number, ry: number, opacity = 0.28): string {
  return element('ellipse', { cx: x, cy: y, rx, ry, fill: INK, opacity: write(opacity) });
}

export function fadeShapes(opacity: number, ...children: string[]): string {
  return group({ opacity: write(opacity) }, ...children);
}

export function rotateShapes(degrees: number, x: number, y: number, ...children: string[]): string {
  return group(
    { transform: `rotate(${roundToTenth(degrees)} ${roundToTenth(x)} ${roundToTenth(y)})` },
    ...children,
  );
}

export function transformShapes(
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  degrees: number,
  ...children: string[]
): string {
  const transform = `translate(${x} ${y}) rotate(${degrees}) scale(${scaleX} ${scaleY})`;
  return group({ transform }, ...children);
}

export function scaleShapes(scaleX: number, scaleY: number, ...children: string[]): string {
  return group({ transform: `scale(${scaleX} ${scaleY})` }, ...children);
}

/** Draws a light that fades toward its edge. */
export function drawGlow(x: number, y: number, radius: number, color: string, opacity: number): string {
  const id = `glow${hash(`${x} ${y} ${radius} ${color} ${opacity}`)}`;
  const stops = [
    [0, opacity],
    [0.55, opacity * 0.6],
    [1, 0],
  ].map(
    ([offset, strength]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${strength}"/>`,
  );
  const gradient = element('radialGradient', { id }, ...stops);
  return gradient + element('circle', { cx: x, cy: y, r: radius, fill: `url(#${id})` });
}

/** Clips content to a shape. The clip id is derived from the shape, so equal clips can share it. */
export function clipShapes(d: string, ...children: string[]): string {
  const id = `cut${hash(d)}`;
  const clip = element('clipPath', { id }, element('path', { d }));
  return clip + group({ 'clip-path': `url(#${id})` }, ...children);
}

/** Blends two colors: `t` is 0 for the first and 1 for the second. */
export function blendColors(from: string, to: string, t: number): string {
  const parts = [1, 3, 5].map((at) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export function darken(color: string, t = 0.25): string {
  return blendColors(color, '#1d1440', t);
}

export function lighten(color: string, t = 0.3): string {
  return blendColors(color, '#fff8e6', t);
}

/** Passes an opacity as text, because `element` rounds numbers to one decimal. */
function write(opacity: number | undefined): string | undefined {
  return opacity?.toString();
}

function hash(text: string): string {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return (value >>> 0).toString(36);
}
