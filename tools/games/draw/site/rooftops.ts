import {
  translate,
  box,
  outlinedStroke,
  disc,
  element,
  flatShape,
  group,
  strokedPath,
  palette,
  roundToTenth,
  createDrawingRandom,
  outlinedShape,
} from '../svg.ts';

interface Building {
  x: number;
  width: number;
  roof: number;
  wall: string;
  shade: string;
  lit: string;
  dark: string;
  seed: number;
}

const GROUND = 560;
const WINDOW = { width: 31, height: 20, columnGap: 41, rowGap: 36, top: 40, side: 18 };

/** Buildings of one level. The left half is shown in the editor, the right half while it is played. */
export const rooftopBuildings: Record<'blue' | 'red' | 'yellow' | 'green' | 'harbour', Building> = {
  blue: {
    x: -24,
    width: 246,
    roof: 398,
    wall: '#3d6b92',
    shade: '#2b4f74',
    lit: '#ffdf96',
    dark: '#2b4f74',
    seed: 11,
  },
  red: {
    x: 318,
    width: 222,
    roof: 356,
    wall: '#cf5b4a',
    shade: '#a54338',
    lit: '#ffdf96',
    dark: '#a94a3f',
    seed: 5,
  },
  yellow: {
    x: 606,
    width: 178,
    roof: 422,
    wall: '#e5a637',
    shade: '#b97c22',
    lit: '#ffefb9',
    dark: '#bd8428',
    seed: 23,
  },
  green: {
    x: 848,
    width: 194,
    roof: 346,
    wall: '#43967f',
    shade: '#2c6e62',
    lit: '#ffefb9',
    dark: '#2f7567',
    seed: 42,
  },
  harbour: {
    x: 1108,
    width: 220,
    roof: 282,
    wall: '#41749c',
    shade: '#2d557b',
    lit: '#ffefb9',
    dark: '#2d557b',
    seed: 9,
  },
};

export function drawBuilding(b: Building): string {
  const random = createDrawingRandom(b.seed);
  const columns = 1 + Math.floor((b.width - 20 - WINDOW.width - WINDOW.side) / WINDOW.columnGap);
  const side = (b.width - 20 - (columns - 1) * WINDOW.columnGap - WINDOW.width) / 2;
  const rows = Math.ceil((GROUND - b.roof - WINDOW.top) / WINDOW.rowGap);
  const lit: string[] = [];
  const dark: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = b.x + side + column * WINDOW.columnGap;
      const y = b.roof + WINDOW.top + row * WINDOW.rowGap;
      const pane = `M${roundToTenth(x)} ${roundToTenth(y)}h${WINDOW.width}v${WINDOW.height}h-${WINDOW.width}z`;
      (random() < 0.46 ? lit : dark).push(pane);
    }
  }
  return (
    outlinedShape(box(b.x, b.roof, b.width, GROUND - b.roof, 0), b.wall) +
    flatShape(`M${b.x + b.width - 20} ${b.roof}h18v${GROUND - b.roof}h-18z`, b.shade) +
    flatShape(`M${b.x} ${b.roof + 18}h${b.width}v9h-${b.width}z`, palette.outline, 0.22) +
    element('path', {
      d: dark.join(''),
      fill: b.dark,
      stroke: b.dark,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }) +
    element('path', {
      d: lit.join(''),
      fill: b.lit,
      stroke: b.lit,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }) +
    outlinedShape(box(b.x - 8, b.roof, b.width + 16, 18, 4), palette.cream) +
    flatShape(box(b.x - 4, b.roof + 11, b.width + 8, 5, 2), '#d9c7a3')
  );
}

export function drawRooftopSky(id: string, sun: { x: number; y: number; r: number } | undefined): string {
  const stops = [
    ['0', '#1d6f92'],
    ['.3', '#5f9a9b'],
    ['.52', '#e3c08c'],
    ['.66', '#f6b981'],
  ] as const;
  const gradient = element(
    'linearGradient',
    { id, x1: '0', x2: '0', y1: '0', y2: '1' },
    ...stops.map(([offset, color]) => element('stop', { offset, 'stop-color': color })),
  );
  const light = sun
    ? disc(sun.x, sun.y, sun.r * 1.42, '#fff0c0', 0).replace('/>', ' opacity=".32"/>') +
      disc(sun.x, sun.y, sun.r, '#fff0c0', 0)
    : '';
  return (
    element('defs', {}, gradient) +
    element('path', { d: 'M-20-20h1320v600h-1320z', fill: `url(#${id})` }) +
    light
  );
}

export function drawCloud(x: number, y: number, scale: number, opacity = 0.75): string {
  const d = 'M-84 0c2-20 22-30 40-22c4-22 38-28 50-8c12-10 34-6 36 10c18-4 40 4 42 20z';
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    flatShape(d, '#f3ead9', opacity),
    flatShape('M-60 0c10-8 28-8 38-2c12-8 34-8 44 0z', '#c9cfc6', opacity * 0.6),
  );
}

/** Draws two flat rows of houses far away, which make the roofs look high. */
export function drawSkyline(): string {
  const far =
    'M-20 560V312h50v-20h44v30h52v-20l26-16 26 16v44h64v-34h42v-26h46v54h58v-28h34v-40h22v-24h14v24h22v62h56v-30h72v-36h42v44h58v-26h52v-20h40v40h56v22h48v-28h58v18h48v-60h28v-24h14v24h36v34h56v-52h60v-30h64v60h44v330z';
  const near =
    'M-20 560V382h60v26h66v-50h20v-22h38v70h52v-38h70v-66l32-20 32 20v50h42v-34h66v84h60v-58h30v-38h52v-26h36v86h50v-50l36-24 36 24v66h80v-30h52v-22h48v40h60v-62h52v30h66v-64h44v86h40v360z';
  return flatShape(far, '#e6977a') + flatShape(near, '#b85a6c');
}

export function drawWaterTower(x: number, y: number, scale = 1): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    strokedPath('M-18 0L-14-38M18 0L14-38M-18-4L14-34M18-4L-14-34', palette.outline, 4.5),
    outlinedShape('M-26-84h52l-4 46h-44z', '#b8714a'),
    flatShape('M8-82h16l-3 42h-13z', '#94543a'),
    strokedPath('M-25-68h50M-24-53h48', palette.outline, 2.5),
    outlinedShape('M-32-84L0-112 32-84z', '#8d4f45'),
    flatShape('M4-104L26-86H4z', '#6f3a3a'),
  );
}

export function drawPlatform(x: number, y: number, width: number): string {
  const bump = width / 6;
  const grass = `M${x} ${y + 12}v-6a6 6 0 0 1 6-6h${width - 12}a6 6 0 0 1 6 6v6c-${bump} 10-${bump * 1.2}-2-${bump * 2} 2s-${bump} 8-${bump * 2} 2s-${bump}-6-${bump * 2} 0z`;
  return (
    outlinedShape(box(x, y, width, 27, 6), '#b06b3f') +
    flatShape(grass, '#86c95a') +
    strokedPath(grass, palette.outline, 2.6) +
    flatShape(box(x + 12, y + 18, 12, 4, 2), '#8a4f30') +
    flatShape(box(x + width - 34, y + 19, 16, 4, 2), '#8a4f30') +
    strokedPath(box(x, y, width, 27, 6), palette.outline, 3.5)
  );
}

/** Defines the coin once, so that it can be referenced many times. */
export function defineCoin(id: string): string {
  return element(
    'defs',
    {},
    group(
      { id },
      disc(0, 0, 12.5, '#ffc23d'),
      strokedPath('M-8.6 3.5A9 9 0 0 1 4-8', '#ffe9a8', 2.6),
      strokedPath('M-2.6-4.6v9.2M2.6-4.6v9.2', '#9b6417', 3),
    ),
  );
}

export function placeCoin(id: string, x: number, y: number): string {
  return element('use', { href: `#${id}`, x, y });
}

export function drawRooftopFlag(x: number, y: number): string {
  return (
    outlinedStroke(`M${x} ${y}V${y - 98}`, palette.cream, 4, 3) +
    outlinedShape(`M${x + 3} ${y - 96}c18-10 30 8 50-2v38c-20 10-32-8-50 2z`, palette.sun) +
    flatShape(`M${x + 38} ${y - 95}c5 1 10 0 13-1v34c-4 2-9 3-13 2z`, palette.sunDeep, 0.55)
  );
}

export function drawVent(x: number, y: number): string {
  return translate(
    x,
    y,
    outlinedShape(box(-24, -26, 48, 26, 4), '#cdd3de'),
    disc(2, -13, 8, '#8f98ac', 2.6),
    strokedPath('M-19-18v10M-14-18v10', '#8f98ac', 2.6),
  );
}

export function drawAntenna(x: number, y: number): string {
  return translate(x, y, strokedPath('M0 0V-62M-14-54H14M-10-44H10M-6-34H6', palette.outline, 3.5));
}

/** Draws laundry on a clothesline, one piece in each of the thread colors. */
export function drawClothesline(from: [number, number], to: [number, number]): string {
  const sag = 18;
  const cloths: [number, string][] = [
    [0.2, palette.sky],
    [0.38, palette.coral],
    [0.57, palette.paper],
    [0.75, palette.mint],
  ];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const;
  const rope = `M${from.join(' ')}Q${roundToTenth(middle[0])} ${roundToTenth(middle[1])} ${to.join(' ')}`;
  const hung = cloths.map(([t, color]) => {
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t ** 2 * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t ** 2 * to[1];
    return outlinedShape(`M${roundToTenth(x - 8)} ${roundToTenth(y)}h16l2 20c-6 4-12-3-19 1z`, color, 2.6);
  });
  const poles = `M${from[0]} ${from[1]}v40M${to[0]} ${to[1]}v30`;
  return strokedPath(poles, palette.outline, 4) + strokedPath(rope, palette.outline, 2.4) + hung.join('');
}
