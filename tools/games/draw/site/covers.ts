import { defineCoin, drawCloud, drawRooftopFlag, drawPlatform, placeCoin } from './rooftops.ts';
import { siteRunners, drawSiteRunner } from './runner.ts';
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
  svgDocument,
  outlinedShape,
} from '../svg.ts';
import { drawThreads } from './threads.ts';

const WIDTH = 960;
const HEIGHT = 540;

/** Draws a loom at night, on which the cloth turns into a level. */
export function drawCoverLoom(): string {
  const warp: string[] = [];
  for (let x = 336; x <= 624; x += 12) warp.push(`M${x} 104V300`);
  const weft: string[] = [];
  for (let y = 268; y < 440; y += 8) weft.push(`M326 ${y}h308`);
  return svgDocument(
    [0, 0, WIDTH, HEIGHT],
    flatShape(`M0 0h${WIDTH}v${HEIGHT}H0z`, '#232a55'),
    flatShape(`M0 430h${WIDTH}v110H0z`, '#5b3a46'),
    flatShape(`M0 430h${WIDTH}v10H0z`, '#472c3a'),
    drawNightWindow(),
    flatShape('M744 108L560 430H960V260L776 108z', '#ffdf96', 0.12),
    drawLamp(),
    element('clipPath', { id: 'cloth' }, element('path', { d: 'M326 262h308v170H326z' })),
    strokedPath(warp.join(''), palette.paper, 2.5),
    group(
      { 'clip-path': 'url(#cloth)' },
      drawClothLevel(),
      strokedPath(weft.join(''), '#fff', 1.5, { opacity: '.2' }),
    ),
    strokedPath('M326 262h308v170H326z', palette.outline, 4),
    drawShuttle(548, 252),
    ...[300, 660].map((x) => outlinedShape(box(x - 14, 66, 28, 400, 6), '#b8714a')),
    ...[306, 666].map((x) => flatShape(box(x - 2, 70, 10, 392, 4), '#94543a')),
    outlinedShape(box(270, 82, 420, 28, 8), '#c98356'),
    outlinedShape(box(270, 424, 420, 28, 8), '#c98356'),
    flatShape(box(276, 98, 408, 8, 4), '#94543a'),
    flatShape(box(276, 440, 408, 8, 4), '#94543a'),
    ...[palette.coral, palette.sun, palette.mint, palette.sky].map((color, i) =>
      drawSpool(716 + i * 52, 470 + (i % 2) * 22, color),
    ),
    element('ellipse', { cx: 188, cy: 486, rx: 86, ry: 12, fill: palette.outline, opacity: '.35' }),
    drawSiteRunner({ ...siteRunners.dax, x: 186, y: 482, pose: 'fall', scale: 2.1 }),
  );
}

function drawNightWindow(): string {
  return group(
    {},
    outlinedShape(box(56, 60, 168, 190, 8), '#8d4f45', 5),
    flatShape(box(68, 72, 144, 166, 4), '#1f5f86'),
    disc(170, 118, 24, '#fff0c0', 0),
    flatShape('M68 238v-52h24v-22h30v34h26v-50h34v30h30v60z', '#153f63'),
    flatShape('M98 176h8v8h-8zM156 164h8v8h-8zM156 182h8v8h-8zM128 210h8v8h-8z', '#ffdf96'),
    strokedPath('M140 72v166M68 152h144', '#8d4f45', 7),
  );
}

function drawLamp(): string {
  return group(
    {},
    strokedPath('M760 0V64', palette.outline, 5),
    outlinedShape('M760 60c-36 0-52 24-56 46h112c-4-22-20-46-56-46z', palette.coral, 4.5),
    disc(760, 110, 13, '#fff0c0', 3),
  );
}

function drawClothLevel(): string {
  return group(
    {},
    flatShape('M320 256h330v190H320z', '#79cbe0'),
    flatShape('M320 372l60-44 50 30 70-52 60 48 90-34v120H320z', '#a4dcea'),
    outlinedShape('M316 400h110v50H316z', '#b06b3f'),
    outlinedShape('M500 378h150v70H500z', '#b06b3f'),
    outlinedShape(box(312, 392, 118, 16, 5), '#86c95a'),
    outlinedShape(box(496, 368, 160, 16, 5), '#86c95a'),
    drawRooftopFlag(596, 368),
    defineCoin('c'),
    placeCoin('c', 448, 338),
    placeCoin('c', 480, 326),
    drawSiteRunner({ ...siteRunners.you, x: 398, y: 388, pose: 'leap', scale: 0.95 }),
  );
}

function drawShuttle(x: number, y: number): string {
  return translate(
    x,
    y,
    outlinedStroke('M20 6C-80 26-160 2-222 12', palette.mint, 5, 3),
    outlinedShape('M-64 0C-44-22 44-22 64 0C44 20-44 20-64 0z', '#d69a6d', 4),
    outlinedShape(box(-28, -8, 56, 15, 7), palette.mint, 3),
    strokedPath('M-16-8v15M-4-8v15M8-8v15M20-8v15', palette.mintDeep, 2.5),
  );
}

function drawSpool(x: number, y: number, color: string): string {
  return translate(
    x,
    y,
    outlinedShape(box(-15, -22, 30, 40, 3), color),
    strokedPath('M-14-10l28 6M-14 0l28 6M-14 10l28 5', palette.outline, 2, { opacity: '.35' }),
    outlinedShape(box(-21, -32, 42, 12, 4), '#c98356'),
    outlinedShape(box(-21, 14, 42, 12, 4), '#c98356'),
  );
}

/** Draws three screens that show the same moment, to illustrate that a game is the same everywhere. */
export function drawCoverRooms(): string {
  const moment = group(
    { id: 'm' },
    flatShape('M0 0h320v200H0z', '#79cbe0'),
    flatShape('M0 150l60-40 50 26 70-56 66 52 74-36v110H0z', '#a4dcea'),
    drawCloud(240, 50, 0.5, 0.9),
    outlinedShape('M-10 164h110v60H-10z', '#cf5b4a'),
    outlinedShape('M214 146h130v70H214z', '#43967f'),
    outlinedShape(box(-14, 156, 120, 15, 4), palette.cream),
    outlinedShape(box(208, 138, 130, 15, 4), palette.cream),
    drawPlatform(122, 140, 62),
    placeCoin('c', 152, 46),
    placeCoin('c', 186, 40),
    placeCoin('c', 220, 52),
    drawSiteRunner({ ...siteRunners.noor, x: 156, y: 134, pose: 'leap', scale: 0.8 }),
    drawSiteRunner({ ...siteRunners.you, x: 52, y: 155, pose: 'run', scale: 0.8 }),
    drawSiteRunner({ ...siteRunners.mimi, x: 266, y: 137, pose: 'run', scale: 0.8 }),
  );
  const use = (x: number, y: number, scale: number) =>
    element('use', { href: '#m', transform: `translate(${x} ${y}) scale(${scale})` });
  const clip = (id: string, x: number, y: number, w: number, h: number, r: number) =>
    element('clipPath', { id }, element('path', { d: box(x, y, w, h, r) }));
  return svgDocument(
    [0, 0, WIDTH, HEIGHT],
    defineCoin('c'),
    element('defs', {}, moment),
    clip('a', 276, 96, 408, 255, 8),
    clip('b', 78, 208, 128, 228, 10),
    clip('d', 742, 164, 170, 232, 8),
    flatShape(`M0 0h${WIDTH}v${HEIGHT}H0z`, '#f0b078'),
    flatShape(`M0 400h${WIDTH}v140H0z`, '#c9745c'),
    flatShape(`M0 400h${WIDTH}v12H0z`, '#a95a4c'),
    drawThreads(
      'M-10 500C140 540 240 430 400 470S720 540 970 470',
      'M-10 470C140 450 260 530 420 490S760 440 970 500',
      { spread: 13, width: 9 },
    ),
    outlinedShape(box(262, 82, 436, 284, 18), '#1a1f3d', 5),
    group({ 'clip-path': 'url(#a)' }, use(276, 96, 1.275)),
    strokedPath(box(276, 96, 408, 255, 8), palette.outline, 3.5),
    outlinedShape('M214 366h532l26 34q4 12-10 12H198q-14 0-10-12z', '#c9cbe0', 5),
    flatShape('M410 380h140l8 16H402z', '#9aa0c4'),
    outlinedShape(box(66, 184, 152, 276, 24), '#1a1f3d', 5),
    group({ 'clip-path': 'url(#b)' }, flatShape('M70 200h140v240H70z', '#79cbe0'), use(-34, 214, 1.12)),
    strokedPath(box(78, 208, 128, 228, 10), palette.outline, 3.5),
    outlinedShape(box(726, 144, 202, 272, 20), '#1a1f3d', 5),
    group({ 'clip-path': 'url(#d)' }, flatShape('M742 164h170v240H742z', '#79cbe0'), use(640, 168, 1.16)),
    strokedPath(box(742, 164, 170, 232, 8), palette.outline, 3.5),
  );
}

/** Draws a character who holds a door open for another one, to illustrate cooperation. */
export function drawCoverTogether(): string {
  return svgDocument(
    [0, 0, WIDTH, HEIGHT],
    flatShape(`M0 0h${WIDTH}v${HEIGHT}H0z`, '#2c6e62'),
    flatShape('M0 0h960v150C840 110 800 180 690 150S520 60 420 120 240 200 150 150 40 170 0 140z', '#1f5650'),
    flatShape(
      'M0 540V300l70-50 60 40 90-80 70 70 110-50 70 60 100-70 90 70 80-50 100 80 120-60v280z',
      '#43967f',
    ),
    drawWire(),
    outlinedShape('M-20 430h1000v140H-20z', '#b06b3f', 5),
    outlinedShape(
      'M-20 412h1000v34c-60 14-110-12-170 0s-120 12-180 0-120-12-180 0-130 12-190 0-120-10-280 0z',
      '#86c95a',
      5,
    ),
    drawGate(),
    outlinedShape(box(196, 398, 128, 16, 7), palette.coral, 4.5),
    defineCoin('c'),
    group(
      { transform: 'translate(800 250) scale(1.8)' },
      placeCoin('c', 0, 0),
      placeCoin('c', 34, -14),
      placeCoin('c', 66, 0),
    ),
    drawSiteRunner({ ...siteRunners.you, x: 260, y: 398, pose: 'stand', scale: 2.1 }),
    drawSiteRunner({ ...siteRunners.mimi, x: 612, y: 410, pose: 'run', scale: 2.1 }),
  );
}

function drawWire(): string {
  return outlinedStroke('M260 420V470H420V250C420 180 480 140 560 140H612', palette.sun, 8);
}

function drawGate(): string {
  return group(
    {},
    outlinedShape(box(540, 96, 40, 330, 6), '#8f98ac', 5),
    outlinedShape(box(690, 96, 40, 330, 6), '#8f98ac', 5),
    flatShape('M564 102h12v318h-12zM714 102h12v318h-12z', '#6d7690'),
    outlinedShape(box(580, 96, 110, 66, 4), '#5b6486', 5),
    strokedPath('M602 100v58M635 100v58M668 100v58', palette.outline, 4),
    outlinedShape('M590 162l10 16 10-16zM625 162l10 16 10-16zM660 162l10 16 10-16z', '#c9cbe0', 3.5),
    outlinedShape(box(520, 78, 230, 40, 10), '#c9cbe0', 5),
    disc(635, 98, 11, palette.mint, 4),
  );
}
