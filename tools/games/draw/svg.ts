/** Colors of all artwork. */
export const palette = {
  outline: '#171226',
  paper: '#f6f1e7',
  cream: '#fff3dc',
  coral: '#ff7a66',
  sun: '#ffc857',
  mint: '#4fd6a8',
  sky: '#62b6ff',
  coralDeep: '#c94b3a',
  sunDeep: '#c8932a',
  mintDeep: '#2a9a75',
  skyDeep: '#2f7fc7',
  ink900: '#0f1224',
  ink850: '#141831',
  ink800: '#1a1f3d',
  ink700: '#242a50',
  ink600: '#343c6b',
} as const;

const OUTLINE_WIDTH = 3.5;

type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? roundToTenth(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children);
}

export function translate(x: number, y: number, ...children: string[]): string {
  return group({ transform: `translate(${roundToTenth(x)} ${roundToTenth(y)})` }, ...children);
}

/** Draws a filled shape with the bold outline of the art style. */
export function outlinedShape(d: string, fill: string, width = OUTLINE_WIDTH): string {
  return element('path', {
    d,
    fill,
    stroke: palette.outline,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

export function flatShape(d: string, fill: string, opacity?: number): string {
  return element('path', { d, fill, opacity });
}

/** Draws a line without fill. */
export function strokedPath(d: string, stroke: string, width: number, extra: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  });
}

/** Draws a thick line with an outline around it, for limbs, poles and threads. */
export function outlinedStroke(d: string, color: string, width: number, outline = OUTLINE_WIDTH): string {
  return strokedPath(d, palette.outline, width + outline * 2) + strokedPath(d, color, width);
}

export function disc(x: number, y: number, radius: number, fill: string, outline = OUTLINE_WIDTH): string {
  return element('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill,
    stroke: outline > 0 ? palette.outline : undefined,
    'stroke-width': outline > 0 ? outline : undefined,
  });
}

export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const parts = [
    `M${roundToTenth(x + r)} ${roundToTenth(y)}`,
    `h${roundToTenth(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}`,
    `v${roundToTenth(height - 2 * r)}a${r} ${r} 0 0 1-${r} ${r}`,
    `h${roundToTenth(2 * r - width)}a${r} ${r} 0 0 1-${r}-${r}`,
    `v${roundToTenth(2 * r - height)}a${r} ${r} 0 0 1 ${r}-${r}z`,
  ];
  return r > 0
    ? parts.join('')
    : `M${roundToTenth(x)} ${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h${roundToTenth(-width)}z`;
}

export function svgDocument(viewBox: [number, number, number, number], ...children: string[]): string {
  const [x, y, width, height] = viewBox;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`;
  return `${head}${children.join('')}</svg>\n`;
}

/** Returns a random number generator with a seed, so that drawing again gives the same files. */
export function createDrawingRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
