import { createDrawingRandom } from '../../draw/svg.ts';
import {
  drawOutlinedLine,
  drawDot,
  fadeShapes,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  drawShadow,
  drawOutlinedShape,
  stroke,
} from './ink.ts';

export function drawSparkle(x: number, y: number, size: number, color: string = inkPalette.sun): string {
  const s = size;
  const t = size * 0.3;
  const d = `M${x} ${y - s}L${x + t} ${y - t}L${x + s} ${y}L${x + t} ${y + t}L${x} ${y + s}L${x - t} ${y + t}L${x - s} ${y}L${x - t} ${y - t}z`;
  return drawOutlinedShape(d, color, 1.4) + drawDot(x, y, size * 0.25, '#fffbe8', 0);
}

/** Returns the path of a star with many points, for bursts, explosions and suns. */
export function drawBurst(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): string {
  const d = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / (points * 2)) * Math.PI * 2 + turn;
    const r = i % 2 === 0 ? outer : inner;
    return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
  });
  return `M${d.join('L')}z`;
}

/** Draws an explosion: six frames in a cell of 96 pixels. */
export function drawBlast(frame: number): string {
  const size = [14, 28, 40, 44, 45, 45][frame]!;
  const random = createDrawingRandom(7 + frame);
  const smoke = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2 + random();
    const far = size * (0.5 + frame * 0.06);
    return [Math.cos(angle) * far, Math.sin(angle) * far, 6 + random() * 7] as const;
  });
  if (frame < 3) {
    return [
      frame > 0
        ? drawOutlinedShape(drawBurst(0, 0, size, size * 0.62, 11, frame * 0.3), inkPalette.coral)
        : '',
      drawOutlinedShape(
        drawBurst(0, 0, size * 0.78, size * 0.48, 9, 0.2 + frame * 0.4),
        '#ffa24a',
        frame === 0 ? 2.5 : 0,
      ),
      drawFlatPath(drawBurst(0, 0, size * 0.55, size * 0.34, 8, 0.5), inkPalette.sun),
      drawDot(0, 0, size * 0.26, '#fffbe8', 0),
    ].join('');
  }
  const fade = [1, 0.8, 0.45][frame - 3]!;
  const shrink = [1, 0.85, 0.6][frame - 3]!;
  const puffs = smoke.map(([x, y, r]) => drawDot(x, y, r * shrink, frame === 3 ? '#ffb866' : '#8d8399'));
  const cores = smoke.map(([x, y, r]) =>
    drawDot(x * 0.98 - 1, y * 0.98 - 1.5, r * 0.55 * shrink, frame === 3 ? inkPalette.sun : '#b9b0c4', 0),
  );
  return fadeShapes(
    fade,
    ...puffs,
    frame === 3 ? drawDot(0, 0, 16, inkPalette.coral) + drawDot(0, 0, 9, inkPalette.sun, 0) : '',
    ...cores,
  );
}

/** Draws a waving flag on a pole: four frames in a cell of 48×64 pixels. */
export function drawFlag(frame: number, color: string, height = 64): string {
  const swing = [0, 2, 0, -2][frame]!;
  const bottom = height / 2 - 4;
  const top = -height / 2 + 5;
  const deep = lighten(color, 0.35);
  const cloth = `M-11 ${top + 2}Q-2 ${top - 1 + swing} 6 ${top + 3}T20 ${top + 3 - swing}L16 ${top + 12 - swing}L20 ${top + 21 - swing}Q12 ${top + 24 + swing} 5 ${top + 21}T-11 ${top + 22}z`;
  return [
    drawShadow(-9, bottom, 10, 3.5),
    drawOval(-13, bottom - 1, 7, 4, '#8a7a70', 2.2),
    drawOutlinedLine(`M-13 ${bottom - 2}V${top}`, inkPalette.paper, 3, 2),
    drawOutlinedShape(cloth, color),
    stroke(`M-7 ${top + 6}Q0 ${top + 4 + swing} 6 ${top + 7}`, deep, 2.2),
    drawDot(-13, top - 1, 3, inkPalette.gold, 2),
  ].join('');
}

/** Draws rings and drops of water: four frames in a cell of 64 pixels. */
export function drawSplash(frame: number, light: string, base: string): string {
  const r = [8, 15, 21, 26][frame]!;
  const rise = [6, 16, 14, 5][frame]!;
  const drops = [-0.9, -0.35, 0.35, 0.9].map((side, i) => {
    const x = side * r * 0.9;
    const y = -rise * (i === 1 || i === 2 ? 1 : 0.55) + frame * 1.5;
    const size = [3, 4, 3.2, 1.8][frame]!;
    return (
      drawDot(x, y, size * 1.1, base, 1.8) + drawDot(x - size * 0.3, y - size * 0.3, size * 0.4, '#ffffff', 0)
    );
  });
  const ring = drawOval(0, 8, r, r * 0.42, 'none', 0).replace(
    'fill="none"',
    `fill="none" stroke="${light}" stroke-width="${3.4 - frame * 0.6}"`,
  );
  return fadeShapes([1, 1, 0.85, 0.45][frame]!, ring, ...drops);
}

/** Draws small round clouds that fly apart in four frames, for dust, kicks and smoke. */
export function drawPuff(frame: number, size: number, color: string, count = 6): string {
  const far = size * [0.25, 0.5, 0.7, 0.82][frame]!;
  const r = size * [0.3, 0.3, 0.22, 0.12][frame]!;
  const clouds = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + 0.4;
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.85, r * (i % 2 === 0 ? 1 : 0.7)] as const;
  });
  return fadeShapes(
    [1, 1, 0.85, 0.6][frame]!,
    ...clouds.map(([x, y, size]) => drawDot(x, y, size, color, 2.2)),
    ...clouds.map(([x, y, size]) =>
      drawDot(x - size * 0.2, y - size * 0.25, size * 0.5, lighten(color, 0.5), 0),
    ),
  );
}

/** Draws a spinning coin: six frames in a cell of 32 pixels. */
export function drawCoin(frame: number): string {
  const width = [11, 8.5, 4, 2, 4, 8.5][frame]!;
  const mark =
    width > 6 ? stroke(`M${-width * 0.25} -4.500v9M${width * 0.25} -4.500v9`, inkPalette.goldDeep, 2.2) : '';
  return [
    drawShadow(0, 13, width * 0.9, 2, 0.22),
    drawOval(0, 0, width, 11, inkPalette.gold),
    width > 3
      ? drawOval(0, 0, width - 2.6, 8.2, lighten(inkPalette.gold, 0.35), 0) +
        drawOval(0.8, 0.8, width - 3.4, 7.2, inkPalette.gold, 0)
      : '',
    mark,
  ].join('');
}
