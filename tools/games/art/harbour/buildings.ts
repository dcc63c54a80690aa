import { box } from '../../draw/svg.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  drawGlow,
  lighten,
  drawOval,
  inkPalette,
  transformShapes,
  drawShadow,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';

function drawPane(x: number, y: number, width = 22, height = 24): string {
  return [
    drawOutlinedShape(box(x - width / 2, y - height / 2, width, height, 3), '#9bd8ec', 2.6),
    drawFlatPath(
      `M${x - width / 2 + 2} ${y - height / 2 + 2}h${width * 0.45}l${-width * 0.3} ${height * 0.7}h${-width * 0.15}z`,
      '#d3f1f8',
      0.9,
    ),
    stroke(`M${x} ${y - height / 2}v${height}M${x - width / 2} ${y}h${width}`, inkPalette.cream, 2.4),
    stroke(box(x - width / 2, y - height / 2, width, height, 3), INK, 2.4),
    drawOutlinedShape(box(x - width / 2 - 4, y + height / 2 - 2, width + 8, 7, 2), '#a5673f', 2.2),
    drawDot(x - 7, y + height / 2 - 4, 3.4, inkPalette.coral, 1.6),
    drawDot(x, y + height / 2 - 5, 3.4, inkPalette.sun, 1.6),
    drawDot(x + 7, y + height / 2 - 4, 3.4, inkPalette.coral, 1.6),
  ].join('');
}

// words: a door in a wall
function drawDoor(x: number, bottom: number, color: string): string {
  return [
    drawOutlinedShape(
      `M${x - 14} ${bottom}V${bottom - 34}Q${x} ${bottom - 46} ${x + 14} ${bottom - 34}V${bottom}z`,
      darken(color, 0.1),
      2.8,
    ),
    stroke(
      `M${x - 5} ${bottom - 2}V${bottom - 36}M${x + 5} ${bottom - 2}V${bottom - 36}`,
      darken(color, 0.35),
      2,
    ),
    drawDot(x + 9, bottom - 17, 2.4, inkPalette.gold, 1.6),
    drawOutlinedShape(box(x - 20, bottom - 3, 40, 7, 2), '#a49c90', 2.4),
  ].join('');
}

interface BuildingShape {
  half: number;
  top: number;
  eaves: number;
  bottom: number;
  wall: string;
  roof: string;
}

/** Draws walls and a gabled roof with rows of tiles. The front faces south. */
function drawShell({ half, top, eaves, bottom, wall, roof }: BuildingShape): string {
  const rows: string[] = [];
  for (let y = top + 12; y < eaves - 2; y += 12) rows.push(`M${-half - 4} ${y}H${half + 4}`);
  for (let y = top + 12, i = 0; y < eaves; y += 12, i++) {
    for (let x = -half + (i % 2) * 9; x < half; x += 18) rows.push(`M${x} ${y - 10}v9`);
  }
  const slope = `M${-half + 8} ${top}H${half - 8}Q${half - 2} ${top} ${half} ${top + 6}L${half + 8} ${eaves}Q0 ${eaves + 6} ${-half - 8} ${eaves}L${-half} ${top + 6}Q${-half + 2} ${top} ${-half + 8} ${top}z`;
  return [
    drawShadow(3, bottom - 1, half + 6, 7, 0.28),
    drawOutlinedShape(box(-half, eaves - 6, half * 2, bottom - eaves + 6, 3), wall, 3),
    drawFlatPath(`M${half - 14} ${eaves}h12.500V${bottom - 1.5}h-12.500z`, INK, 0.12),
    drawFlatPath(box(-half + 1.5, bottom - 10, half * 2 - 3, 8.5, 1), '#b8ada0'),
    stroke(
      `M${-half + 14} ${bottom - 10}v8M${-half + 34} ${bottom - 10}v8M${half - 20} ${bottom - 10}v8`,
      '#8d8378',
      2,
    ),
    drawFlatPath(`M${-half} ${eaves}H${half}v9H${-half}z`, INK, 0.22),
    drawOutlinedShape(slope, roof, 3),
    `<clipPath id="r${half}${top}"><path d="${slope}"/></clipPath><g clip-path="url(#r${half}${top})">${stroke(rows.join(''), darken(roof, 0.28), 2)}${stroke(`M${-half} ${top + 4}H${half}`, lighten(roof, 0.4), 4, 0.8)}</g>`,
    stroke(slope, INK, 3),
  ].join('');
}

function drawChimney(x: number, y: number): string {
  return (
    drawOutlinedShape(box(x - 9, y - 24, 18, 28, 2), '#b0745f', 2.8) +
    stroke(`M${x - 8} ${y - 12}h16M${x} ${y - 22}v10`, '#84503f', 2) +
    drawOutlinedShape(box(x - 12, y - 29, 24, 8, 2), '#d9a08a', 2.6)
  );
}

// words: a door in a wall
function drawCottage(wall: string, roof: string, door: string): string {
  return [
    drawChimney(42, -55),
    drawShell({ half: 70, top: -64, eaves: 4, bottom: 80, wall, roof }),
    drawDoor(0, 80, door),
    drawPane(-44, 40),
    drawPane(44, 40),
    drawOutlinedShape('M-16 -14Q0 -36 16 -14V4H-16z', wall, 2.6),
    drawOutlinedShape('M-20 -12Q0 -42 20 -12L15 -9Q0 -30 -15 -9z', roof, 2.4),
    drawOutlinedShape(box(-7, -13, 14, 14, 3), '#9bd8ec', 2.2),
    stroke('M0 -13v14', inkPalette.cream, 2),
  ].join('');
}

function drawStripes(x: number, y: number, width: number, color: string): string {
  const step = width / 6;
  const flap = (i: number) => {
    const left = x + i * step;
    return drawOutlinedShape(
      `M${left + 3 - i} ${y}h${step}L${left + step} ${y + 20}q${-step / 2} 8 ${-step} 0z`,
      i % 2 === 0 ? color : inkPalette.cream,
      2.4,
    );
  };
  return (
    [0, 1, 2, 3, 4, 5].map(flap).join('') +
    drawOutlinedShape(box(x, y - 4, width, 7, 3), darken(color, 0.15), 2.4)
  );
}

function drawBakery(): string {
  return [
    drawChimney(56, -55),
    drawShell({ half: 84, top: -62, eaves: 2, bottom: 80, wall: '#fbe3c0', roof: '#c9784f' }),
    drawDoor(46, 80, '#a5673f'),
    drawOutlinedShape(box(-70, 30, 76, 38, 3), '#9bd8ec', 2.8),
    drawOutlinedShape('M-62 62q8-14 18 0z', '#e0a558', 2.2),
    drawOutlinedShape('M-40 62q10-16 22 0z', '#d9904a', 2.2),
    drawOutlinedShape('M-16 62q7-12 15 0z', '#e0a558', 2.2),
    drawOutlinedShape(box(-74, 62, 84, 8, 2), '#a5673f', 2.4),
    drawStripes(-76, 18, 88, inkPalette.coral),
    drawDot(46, 14, 16, inkPalette.cream, 2.8),
    drawOutlinedLine(
      'M38 19Q34 8 42 8Q48 10 46 18Q44 10 50 8Q58 8 54 19Q50 24 46 18Q42 24 38 19',
      '#d9904a',
      2.6,
      1.6,
    ),
    stroke('M-20 -30q6-5 12 0M20 -22q6-5 12 0', '#8f4f32', 2.6),
  ].join('');
}

function drawOffice(): string {
  return [
    drawOutlinedShape(box(-20, -86, 40, 54, 3), '#e8eef3', 3),
    drawOutlinedShape('M-26 -82L0 -94L26 -82L20 -74H-20z', '#3f6fa8', 3),
    drawShell({ half: 84, top: -44, eaves: 14, bottom: 88, wall: '#dfe9ee', roof: '#4f86b5' }),
    drawOutlinedShape(box(-20, -76, 40, 46, 3), '#e8eef3', 3),
    drawDot(0, -54, 14, inkPalette.cream, 2.8),
    stroke('M0 -54V-63M0 -54L7 -50', INK, 2.6),
    drawOutlinedShape('M-27 -74L0 -93L27 -74z', '#3f6fa8', 3),
    drawDoor(0, 88, '#e0604e'),
    drawPane(-52, 48, 26, 26),
    drawPane(52, 48, 26, 26),
    drawOutlinedShape(box(-24, 20, 48, 16, 4), '#2f4a7d', 2.6),
    stroke('M0 23v10M-4 27h8M-6 30q6 6 12 0', inkPalette.cream, 2.2),
    drawOutlinedLine('M70 -40V-80', inkPalette.paper, 2.6, 2),
    drawOutlinedShape('M72 -79Q82 -82 92 -76Q82 -70 72 -66z', inkPalette.coral, 2.4),
  ].join('');
}

function drawLighthouse(): string {
  const band = (y0: number, y1: number) => {
    const at = (y: number) => 24 + ((y + 66) / 156) * 12;
    return drawFlatPath(
      `M${-at(y0) + 1.5} ${y0}Q0 ${y0 + 7} ${at(y0) - 1.5} ${y0}L${at(y1) - 1.5} ${y1}Q0 ${y1 + 7} ${-at(y1) + 1.5} ${y1}z`,
      '#e0604e',
    );
  };
  return [
    drawShadow(4, 102, 50, 8, 0.28),
    drawOutlinedShape('M-52 104Q-54 84 -40 84H40Q54 84 52 104Q0 112 -52 104z', '#a49c90', 3),
    stroke('M-40 95h14M-16 98h16M14 94h16', '#7d766f', 2.6),
    drawOutlinedShape('M-24 -66H24L38 92Q0 102 -38 92z', '#fdfaf0', 3),
    band(-40, -12),
    band(20, 50),
    drawFlatPath('M12 -66H24L38 92Q30 95 20 96z', INK, 0.14),
    drawDoor(0, 92, '#3f6fa8'),
    drawOutlinedShape('M-7 14V2Q0 -6 7 2V14z', '#9bd8ec', 2.4),
    drawOutlinedShape('M-6 -26V-36Q0 -43 6 -36V-26z', '#9bd8ec', 2.4),
    drawOutlinedShape(box(-34, -72, 68, 9, 3), '#4a5270', 2.8),
    drawGlow(0, -84, 34, '#ffe28a', 0.7),
    drawOutlinedShape(box(-18, -98, 36, 27, 3), '#ffe28a', 2.8),
    stroke('M-6 -98v27M6 -98v27', INK, 2.4),
    drawDot(0, -85, 6, '#fffbe8', 0),
    stroke('M-32 -72V-82H-18M32 -72V-82H18', INK, 2.4),
    drawOutlinedShape('M-24 -96Q0 -122 24 -96z', '#e0604e', 3),
    drawDot(0, -108, 3, inkPalette.gold, 2),
  ].join('');
}

function drawStall(): string {
  return [
    drawShadow(2, 40, 44, 6),
    drawOutlinedLine('M-40 40V-24M40 40V-24', inkPalette.woodLight, 4),
    drawOutlinedShape(box(-44, 12, 88, 28, 3), inkPalette.wood, 2.8),
    stroke('M-20 14v25M4 14v25M26 14v25', inkPalette.woodDeep, 2),
    drawOutlinedShape(box(-47, 6, 94, 10, 3), inkPalette.woodLight, 2.6),
    drawDot(-32, 2, 6, inkPalette.coral, 2.2),
    drawDot(-21, 3, 6, inkPalette.coral, 2.2),
    drawDot(-27, -4, 6, '#ff9f7d', 2.2),
    drawOutlinedShape('M-8 6q2-12 12-10q10 2 6 10z', '#7fd058', 2.2),
    drawOutlinedShape('M20 4Q30 -4 38 2Q30 8 20 4zM36 2l6-4v8z', '#9bc5dd', 2),
    drawStripes(-48, -34, 96, inkPalette.mint),
  ].join('');
}

function drawHut(): string {
  return [
    drawShell({ half: 52, top: -48, eaves: 2, bottom: 56, wall: '#d9b48a', roof: '#6f9a92' }),
    stroke('M-50 22H50M-50 36H50', '#b08a60', 2),
    drawDoor(-14, 56, '#7c5338'),
    drawPane(28, 28, 20, 18),
    transformShapes(
      0,
      -22,
      0.6,
      0.6,
      0,
      drawOval(0, 0, 20, 20, inkPalette.cream, 4) +
        drawOval(0, 0, 11, 11, '#6f9a92', 3.4) +
        stroke('M-18 -8l9 4M18 -8l-9 4M-18 8l9-4M18 8l-9-4', inkPalette.coral, 6),
    ),
  ].join('');
}

export const bayBuildings: Record<string, DrawSprite> = {
  'house-coral': () => drawCottage('#fbe6cf', '#e0705c', '#3f8f92'),
  'house-sky': () => drawCottage('#f6f1e7', '#5b9fd6', '#e0a03f'),
  'house-mint': () => drawCottage('#fdf0d5', '#4fae8c', '#c9534d'),
  bakery: drawBakery,
  office: drawOffice,
  stall: drawStall,
  hut: drawHut,
  lighthouse: drawLighthouse,
};
