import { box } from '../../draw/svg.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  drawOval,
  inkPalette,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';
import type { DrawTile } from '../kit/paintSheet.ts';

/** Chimneys, laundry and other decoration on the roofs. */
export const roofTiles: Record<string, DrawTile> = {
  chimney: () =>
    drawOutlinedShape(box(6, 8, 20, 30, 1), '#b0553f') +
    stroke('M7 16h18M7 24h18M13 9v7M20 16v8M13 24v8', darken('#b0553f', 0.3), 1.6) +
    drawFlatPath('M20 9h5v23h-5z', INK, 0.2) +
    drawOutlinedShape(box(3.5, 3, 25, 7, 2), '#d9785c') +
    stroke('M7 5.500h14', '#f3a78c', 1.6),
  vent: () =>
    drawOutlinedShape(box(4, 12, 24, 26, 3), inkPalette.steel) +
    drawFlatPath('M20 13.500h6.500V32H20z', darken(inkPalette.steel, 0.25)) +
    stroke('M9 18h14M9 22.500h14M9 27h14', INK, 2) +
    drawOutlinedShape('M2 13Q16 2 30 13z', inkPalette.steelLight),
  laundry: () =>
    stroke('M-1 8Q16 15 33 8', INK, 2) +
    drawOutlinedShape('M4 10.500l9 2-1 13-9-2z', inkPalette.coral, 2) +
    drawOutlinedShape('M17 12.500l5-.5 2 2.500 2-3 4-.8-1 14-11 2z', inkPalette.sky, 2) +
    stroke('M6 9.500v4M12 11v4M19 11v3M28 9v4', inkPalette.cream, 2),
  dish: () =>
    drawOutlinedLine('M16 34V20', inkPalette.steelDeep, 3, 2) +
    drawOutlinedShape('M6 6Q4 22 22 24Q10 16 6 6z', inkPalette.steelLight) +
    drawOutlinedShape('M6 6Q18 8 22 24Q8 20 6 6z', '#ffffff', 2.2) +
    stroke('M14 15L23 8', INK, 2.2) +
    drawDot(24, 7, 2.4, inkPalette.coral, 1.8),
  plants: () =>
    drawOutlinedShape('M3 14q4-6 6 0q4-6 6 1l-2 6H5z', '#5fb964', 2) +
    drawOutlinedShape('M3 20h12l-1.500 12h-9z', '#d9785c', 2.2) +
    drawOutlinedShape('M18 8q4-5 5 2q5-4 6 3q0 5-3 8h-6q-4-5-2-13z', '#4a9d6a', 2) +
    drawOutlinedShape('M18 20h12l-1.500 12h-9z', inkPalette.sky, 2.2) +
    drawDot(22, 12, 1.8, inkPalette.sun, 0) +
    drawDot(26, 15, 1.6, inkPalette.coral, 0),
  railing: () =>
    stroke('M0 12h32M0 22h32', INK, 4.6) +
    stroke('M4 10v22M20 10v22', INK, 5) +
    stroke('M0 12h32M0 22h32', inkPalette.steelLight, 2) +
    stroke('M4 11v22M20 11v22', inkPalette.steel, 2.2),
  neon: () =>
    drawOutlinedShape(box(2, 5, 28, 20, 5), '#2b2450') +
    stroke(box(4.8, 7.8, 22.4, 14.4, 3), '#ff8fb5', 1.6) +
    stroke('M9 15h12M16.500 10.500l5 4.500-5 4.500', '#7dffd8', 2.8) +
    stroke('M10 25v7M22 25v7', INK, 3),
  skylight: () =>
    drawOutlinedShape('M3 33L8 14H24L29 33z', '#ffe3a0') +
    drawFlatPath('M9 15.500h6.500L14.500 33H5z', '#fff3cf') +
    stroke('M16 14v19M6 23h20', INK, 2) +
    drawOutlinedShape(box(6, 10, 20, 5, 2), inkPalette.steel, 2.2),
  cat: () =>
    stroke('M24 30q6-2 4-9q-1-4 1-6', INK, 6) +
    stroke('M24 30q6-2 4-9q-1-4 1-6', '#2f2a4a', 2.6) +
    drawOutlinedShape('M8 33Q5 18 12 15Q24 14 25 26V33z', '#2f2a4a', 2.2) +
    drawOutlinedShape('M4 14L5 4L10 8H16L20 4L21 14Q20 21 12.500 21Q5 21 4 14z', '#3b355c', 2.2) +
    drawOval(9.5, 13.5, 2.2, 2.8, inkPalette.sun, 0) +
    drawOval(16, 13.5, 2.2, 2.8, inkPalette.sun, 0) +
    stroke('M9.500 12.500v2M16 12.500v2', INK, 1.4) +
    drawFlatPath('M11.500 17h2.500l-1.200 1.500z', '#ff9fb0'),
};
