import {
  rooftopBuildings,
  defineCoin,
  drawAntenna,
  drawBuilding,
  drawCloud,
  drawRooftopFlag,
  drawPlatform,
  drawRooftopSky,
  drawSkyline,
  drawVent,
  drawClothesline,
  drawWaterTower,
  placeCoin,
} from './rooftops.ts';
import { siteRunners, drawSiteRunner } from './runner.ts';
import { element, flatShape, group, strokedPath, palette, svgDocument } from '../svg.ts';

const HALF = 640;
const HEIGHT = 540;
const GRID = 48;

/** Positions of the coins, in units of the level (1280 wide). */
const editCoins = [
  [456, 322],
  [488, 322],
  [520, 322],
  [568, 318],
  [600, 290],
] as const;
const playCoins = [
  [902, 198],
  [942, 180],
  [982, 188],
  [1062, 308],
  [1090, 284],
] as const;

export function drawHeroEdit(): string {
  return svgDocument(
    [0, 0, HALF, HEIGHT],
    drawRooftopSky('s', undefined),
    drawCloud(224, 148, 1),
    drawSkyline(),
    drawClothesline([204, 366], [330, 334]),
    drawBuilding(rooftopBuildings.yellow),
    drawWaterTower(80, 398),
    drawAntenna(150, 398),
    drawBuilding(rooftopBuildings.blue),
    drawVent(364, 356),
    drawBuilding(rooftopBuildings.red),
    drawPlatform(256, 268, 122),
    defineCoin('c'),
    ...editCoins.map(([x, y]) => placeCoin('c', x, y)),
    flatShape(`M0 0h${HALF}v${HEIGHT}h-${HALF}z`, palette.ink900, 0.1),
    drawGrid(),
    drawSelection(),
  );
}

export function drawHeroPlay(): string {
  return svgDocument(
    [HALF, 0, HALF, HEIGHT],
    drawRooftopSky('s', { x: 950, y: 256, r: 78 }),
    drawCloud(806, 128, 0.72),
    drawCloud(1134, 168, 0.6),
    drawSkyline(),
    drawVent(688, 422),
    drawBuilding(rooftopBuildings.yellow),
    drawWaterTower(990, 346, 0.92),
    drawBuilding(rooftopBuildings.green),
    drawRooftopFlag(1220, 282),
    drawBuilding(rooftopBuildings.harbour),
    drawPlatform(782, 254, 96),
    drawPlatform(1026, 238, 72),
    defineCoin('c'),
    ...playCoins.map(([x, y]) => placeCoin('c', x, y)),
    drawSiteRunner({ ...siteRunners.dax, x: 826, y: 252, pose: 'stand' }),
    drawSiteRunner({ ...siteRunners.mimi, x: 1060, y: 230, pose: 'leap' }),
    drawSiteRunner({ ...siteRunners.tove, x: 1152, y: 280, pose: 'run' }),
    drawSiteRunner({ ...siteRunners.noor, x: 738, y: 420, pose: 'run' }),
    drawSiteRunner({ ...siteRunners.you, x: 902, y: 344, pose: 'run' }),
  );
}

function drawGrid(): string {
  const lines: string[] = [];
  for (let x = GRID / 2; x < HALF; x += GRID) lines.push(`M${x} 0v${HEIGHT}`);
  for (let y = GRID / 2; y < HEIGHT; y += GRID) lines.push(`M0 ${y}h${HALF}`);
  return element('path', { d: lines.join(''), stroke: '#fff', 'stroke-opacity': '.2', fill: 'none' });
}

function drawSelection(): string {
  const handle = (x: number, y: number) => `M${x - 4.5} ${y - 4.5}h9v9h-9z`;
  return group(
    {},
    strokedPath('M317 256V176M309 185l8-10 8 10', palette.outline, 6, { opacity: '.4' }),
    strokedPath('M317 256V176', palette.sun, 3, { 'stroke-dasharray': '7 7' }),
    strokedPath('M309 185l8-10 8 10', palette.sun, 3),
    strokedPath('M248 260h138v43h-138z', palette.sun, 2.5),
    element('path', {
      d: handle(248, 260) + handle(386, 260) + handle(248, 303) + handle(386, 303),
      fill: palette.paper,
      stroke: palette.sunDeep,
      'stroke-width': 2.5,
    }),
  );
}
