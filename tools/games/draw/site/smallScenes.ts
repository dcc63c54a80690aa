import { drawThreads } from './threads.ts';
import { defineCoin, drawRooftopFlag, placeCoin } from './rooftops.ts';
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

/** Draws the first of three steps: a gap in the level, and the piece that will close it. */
export function drawEditStep(): string {
  const grid: string[] = [];
  for (let x = 24; x < 396; x += 34) grid.push(`M${x} 0v272`);
  for (let y = 34; y < 272; y += 34) grid.push(`M0 ${y}h396`);
  const wall = '#3f7092';
  return svgDocument(
    [0, 0, 396, 272],
    flatShape('M0 0h396v272H0z', '#79cbe0'),
    flatShape('M0 206l40-34 36 22 50-52 54 46 40-26 62 56 44-30 70 60v40H0z', '#a4dcea'),
    outlinedShape('M-10 216h164v70H-10z', wall),
    outlinedShape('M256 172h160v110H256z', wall),
    flatShape('M134 218h18v60h-18z', '#2f5878', 0.6),
    flatShape('M258 190h14v90h-14z', '#2f5878', 0.4),
    outlinedShape(box(-14, 198, 174, 18, 4), palette.cream),
    outlinedShape(box(250, 155, 170, 18, 4), palette.cream),
    drawRooftopFlag(346, 155),
    element('path', { d: grid.join(''), stroke: '#fff', 'stroke-opacity': '.28', fill: 'none' }),
    drawSiteRunner({ ...siteRunners.you, x: 66, y: 197, pose: 'stand' }),
    group(
      { opacity: '.62' },
      outlinedShape(box(162, 104, 70, 28, 6), '#b06b3f'),
      flatShape(box(164, 106, 66, 12, 5), '#86c95a'),
    ),
    strokedPath(box(156, 98, 82, 40, 8), palette.sun, 3, { 'stroke-dasharray': '8 7' }),
  );
}

export function drawMail(): string {
  return svgDocument(
    [0, 0, 584, 270],
    drawThreads(
      'M0 96C110 70 190 190 292 150S470 20 584 116',
      'M0 150C120 130 200 100 292 150S470 200 584 130',
      {
        spread: 11,
        width: 7,
      },
    ),
    group(
      { transform: 'translate(292 142) rotate(-3)' },
      outlinedShape(box(-82, -56, 164, 112, 14), palette.paper, 5),
      flatShape('M-76 44L-14-4h28L76 44a12 12 0 0 1-6 6H-70a12 12 0 0 1-6-6z', '#e4dac4'),
      strokedPath('M-76 46L-16 0M76 46L16 0', palette.outline, 4),
      outlinedShape('M-78-48Q-80-54-70-56H70Q80-54 78-48L10 8Q0 15-10 8z', palette.paper, 5),
      group(
        { transform: 'translate(78 -54)' },
        disc(0, 0, 23, palette.coral, 5),
        strokedPath('M-5-5L2-10V11', palette.outline, 5),
      ),
    ),
  );
}

// words: draws a shelf
export function drawEmptyShelf(): string {
  const slot = (x: number) =>
    strokedPath(box(x, 64, 78, 92, 10), palette.ink600, 3, { 'stroke-dasharray': '9 9' });
  return svgDocument(
    [0, 0, 400, 230],
    slot(132),
    slot(226),
    translate(
      80,
      110,
      outlinedShape(box(-38, -48, 76, 94, 10), '#3f7092'),
      flatShape(box(-31, -40, 62, 56, 6), '#79cbe0'),
      outlinedShape(box(-31, 2, 62, 14, 3), palette.cream, 2.6),
      disc(10, -18, 9, '#fff0c0', 0),
      flatShape(box(-22, 24, 44, 7, 3), palette.paper),
      flatShape(box(-22, 34, 26, 6, 3), '#a9cbe0'),
    ),
    translate(
      346,
      116,
      outlinedShape(box(-24, -38, 48, 12, 5), '#b8714a'),
      outlinedShape(box(-18, -26, 36, 56, 3), palette.mint),
      strokedPath('M-17-16l34 8M-17-4l34 8M-17 8l34 8M-17 20l34 8', palette.mintDeep, 3),
      outlinedShape(box(-24, 28, 48, 12, 5), '#b8714a'),
    ),
    outlinedStroke('M364 140C392 152 396 190 372 204S330 214 318 200', palette.mint, 5, 3),
    outlinedShape(box(16, 156, 368, 20, 6), '#b8714a'),
    flatShape(box(20, 167, 360, 7, 3), '#8a4f30'),
    outlinedShape('M64 178h22v28q-22 0-22-28z', '#8d4f45'),
    outlinedShape('M314 178h22q0 28-22 28z', '#8d4f45'),
  );
}

export function drawEmptySearch(): string {
  const tiles: string[] = [];
  for (const [x, y] of [
    [84, 40],
    [150, 40],
    [216, 40],
    [84, 106],
    [216, 106],
    [150, 172],
    [84, 172],
  ] as const) {
    tiles.push(strokedPath(box(x, y, 54, 54, 9), palette.ink600, 3, { 'stroke-dasharray': '8 8' }));
  }
  return svgDocument(
    [0, 0, 400, 250],
    ...tiles,
    outlinedStroke('M258 166L318 222', '#b8714a', 20, 4),
    strokedPath('M262 164L312 210', '#d69a6d', 5),
    disc(206, 114, 70, palette.sky, 5).replace('<circle', '<circle fill-opacity=".22"'),
    strokedPath('M206 114m-56 0a56 56 0 1 1 112 0a56 56 0 1 1-112 0', palette.paper, 9),
    strokedPath('M206 114m-50.5 0a50.5 50.5 0 1 1 101 0a50.5 50.5 0 1 1-101 0', palette.outline, 3.5),
    strokedPath('M206 114m-62 0a62 62 0 1 1 124 0a62 62 0 1 1-124 0', palette.outline, 4),
    strokedPath('M174 96A38 38 0 0 1 200 78', '#fff', 5, { opacity: '.6' }),
    outlinedStroke('M186 104C186 82 226 82 226 104C226 120 206 118 206 134', palette.coral, 8, 3),
    disc(206, 152, 6.5, palette.coral, 3),
  );
}

export function drawOffline(): string {
  return svgDocument(
    [0, 0, 480, 220],
    drawThreads('M0 120C60 120 90 96 150 104', 'M0 120C60 120 90 96 150 104', { spread: 9, width: 6 }),
    drawThreads('M480 104C430 104 400 132 336 118', 'M480 104C430 104 400 132 336 118', {
      spread: 9,
      width: 6,
    }),
    translate(
      182,
      104,
      outlinedShape('M-40-34H6q18 0 18 18v32q0 18-18 18h-46z', palette.paper, 4.5),
      flatShape('M-38 18H22q-2 14-16 14h-44z', '#d8cdb6'),
      outlinedShape(box(26, -20, 26, 11, 3), '#9aa0c4'),
      outlinedShape(box(26, 9, 26, 11, 3), '#9aa0c4'),
    ),
    translate(
      310,
      116,
      outlinedShape('M40-36H-6q-20 0-20 20v32q0 20 20 20h46z', palette.paper, 4.5),
      flatShape('M38 20H-24q2 14 18 14h44z', '#d8cdb6'),
      flatShape(box(-28, -17, 18, 9, 3), palette.outline),
      flatShape(box(-28, 10, 18, 9, 3), palette.outline),
    ),
    strokedPath('M248 50l8 22M272 56l-6 18M252 150l6 24M272 146l-4 18', palette.sun, 5),
  );
}

export function drawNotFound(): string {
  return svgDocument(
    [0, 0, 680, 300],
    fadeIn(
      drawThreads('M0 214C90 214 150 190 210 196', 'M0 214C90 214 150 190 210 196', { spread: 12, width: 8 }),
    ),
    translate(
      300,
      170,
      outlinedStroke('M-92 8C-70-76 40-96 70-30S-10 86-62 40 0-86 58-44', palette.sky, 9),
      outlinedStroke('M-90 20C-90 84 50 92 76 20S-32-84-66-24 22 86 60 22', palette.mint, 9),
      outlinedStroke('M-92 32C-40 90 70 62 56-8S-66-66-60 6 44 50 36-26', palette.sun, 9),
      outlinedStroke('M-92 44C-60-60 30-78 46-10S-34 58-38 2 62-24 88 48', palette.coral, 9),
    ),
    outlinedStroke('M386 216C410 268 462 284 490 248S500 196 536 189', palette.coral, 9),
    element('ellipse', { cx: 590, cy: 268, rx: 62, ry: 9, fill: palette.outline, opacity: '.5' }),
    drawSiteRunner({
      ...siteRunners.noor,
      hair: palette.coral,
      x: 588,
      y: 264,
      pose: 'reach',
      scale: 1.75,
      flip: true,
    }),
    defineCoin('c'),
    placeCoin('c', 452, 104),
  );
}

export function drawError(): string {
  const threads = [palette.coral, palette.sun, palette.sky];
  return svgDocument(
    [0, 0, 680, 300],
    ...threads.map((color, i) =>
      outlinedStroke(
        `M0 ${92 + [0, 22, 66][i]!}C180 ${60 + [0, 22, 66][i]!} 420 ${140 + [0, 22, 66][i]!} 680 ${84 + [0, 22, 66][i]!}`,
        color,
        8,
      ),
    ),
    outlinedStroke('M0 136C110 116 200 128 286 172', palette.mint, 8),
    strokedPath('M286 172l20 4M286 172l14 16M286 172l4 20', palette.outline, 9),
    strokedPath('M286 172l20 4M286 172l14 16M286 172l4 20', palette.mint, 4),
    outlinedStroke('M680 128C600 150 490 132 402 170', palette.mint, 8),
    strokedPath('M402 170l-20 2M402 170l-15 14M402 170l-5 20', palette.outline, 9),
    strokedPath('M402 170l-20 2M402 170l-15 14M402 170l-5 20', palette.mint, 4),
    element('ellipse', { cx: 342, cy: 284, rx: 62, ry: 9, fill: palette.outline, opacity: '.5' }),
    drawSiteRunner({ ...siteRunners.mimi, x: 340, y: 282, pose: 'leap', scale: 1.7 }),
  );
}

/** Fades in content from the left edge. */
function fadeIn(content: string): string {
  const stops = element('stop', { offset: '0', 'stop-opacity': '0' }) + element('stop', { offset: '1' });
  const fade = element(
    'linearGradient',
    { id: 'fade' },
    stops.replaceAll('<stop', '<stop stop-color="#fff"'),
  );
  const mask = element(
    'mask',
    { id: 'in', maskUnits: 'userSpaceOnUse', x: '0', y: '0', width: '680', height: '300' },
    element('path', { d: 'M0 0h180v300H0z', fill: 'url(#fade)' }),
    element('path', { d: 'M180 0h500v300H180z', fill: '#fff' }),
  );
  return element('defs', {}, fade, mask) + group({ mask: 'url(#in)' }, content);
}
