import { box } from '../../draw/svg.ts';
import { drawCoin, drawSparkle } from '../kit/effects.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';

function drawPilchard(): string {
  return (
    drawShadow(0, 15, 18, 3) +
    rotateShapes(
      -16,
      0,
      0,
      drawOutlinedShape('M8 0L22 -10Q20 0 22 10z', '#6fa3c4'),
      drawOutlinedShape('M-20 1Q-10 -12 4 -8Q12 -4 13 1Q10 9 0 10Q-12 11 -20 1z', '#9bc9e6'),
      drawFlatPath('M-17 2Q-8 10 2 8.500Q10 7 11.500 2Q-2 5 -17 2z', '#e6f4fa'),
      stroke('M-4 -4q3 4 0 8M2 -4q3 4 0 8', '#5f92b3', 1.8),
      drawOutlinedShape('M-4 -8Q2 -15 7 -8z', '#6fa3c4', 2),
      drawDot(-12, -1.5, 2.4, '#fffdf5', 1.4),
      drawDot(-12.5, -1.5, 1.1, INK, 0),
    )
  );
}

function drawOil(): string {
  return (
    drawShadow(0, 17, 15, 3.5) +
    drawOutlinedLine('M-8 -10Q0 -24 8 -10', inkPalette.steelDeep, 2.4, 2) +
    drawOutlinedShape('M10 -4L20 -14L23 -11L12 4z', inkPalette.steel) +
    drawOutlinedShape('M-13 -10H13V14Q0 19 -13 14z', inkPalette.coral) +
    drawFlatPath('M5 -9H12V13.500Q9 15 5 15.500z', darken(inkPalette.coral, 0.25)) +
    drawOval(0, -10, 13, 4, lighten(inkPalette.coral, 0.3)) +
    drawOutlinedShape('M-2 -4Q5 4 -2 9Q-9 4 -2 -4z', '#ffe28a', 2)
  );
}

function drawBread(): string {
  return (
    drawShadow(0, 15, 19, 4) +
    rotateShapes(
      -14,
      0,
      0,
      drawOutlinedShape('M-20 4Q-22 -10 -8 -11H10Q23 -10 20 4Q18 12 0 12T-20 4z', '#dd9a4f'),
      drawFlatPath('M-16 0Q-17 -7 -8 -8H8Q16 -8 15 -2Q0 -6 -16 0z', '#f3c07a'),
      stroke('M-9 -6l4 7M-1 -7l4 7M7 -7l4 7', '#a8662a', 2.4),
    )
  );
}

function drawRod(): string {
  return (
    drawOutlinedLine('M-28 14L26 -16', '#a5673f', 3, 2) +
    drawOutlinedLine('M-28 14L-18 8.500', inkPalette.coral, 4, 2) +
    drawDot(-12, 8, 5, inkPalette.steelLight, 2) +
    stroke('M26 -16Q30 0 26 10', '#e8f8fa', 1.6) +
    drawDot(26, 12, 3.4, inkPalette.coral, 1.8) +
    stroke('M26 15v4q-1 3-4 1', INK, 1.8)
  );
}

function drawBroom(): string {
  return (
    drawOutlinedLine('M-29 3L8 -1', '#a5673f', 3.6, 2) +
    drawOutlinedShape('M6 -7L28 -13L30 12L8 7z', '#f0c060', 2.4) +
    stroke('M12 -2L27 -6M12 1L28 1M12 4L28 8', '#b9862f', 1.8) +
    drawOutlinedLine('M9 -7V6', inkPalette.coral, 2.6, 1.8)
  );
}

function drawShell(): string {
  return (
    drawShadow(0, 15, 15, 3) +
    drawOutlinedShape('M0 15Q-20 10 -18 -4Q-15 -16 0 -16T18 -4Q20 10 0 15z', '#ffc3b0') +
    stroke('M0 13L-12 -6M0 13L-5 -11M0 13L5 -11M0 13L12 -6', '#e08a78', 2.2) +
    drawOutlinedShape('M-6 12H6L4 18H-4z', '#ff9f8a', 2.2)
  );
}

function drawGem(): string {
  return (
    drawShadow(0, 16, 13, 3) +
    drawOutlinedShape('M-16 -4L-8 -14H8L16 -4L0 16z', inkPalette.mint) +
    drawFlatPath('M-16 -4H-6L0 16z', darken(inkPalette.mint, 0.15)) +
    drawFlatPath('M-6 -4L-8 -13H2z', '#c9fbe6') +
    drawFlatPath('M6 -4H15L0 15z', darken(inkPalette.mint, 0.3)) +
    stroke('M-16 -4H16M-6 -4L0 16L6 -4L2 -14M-6 -4L-2 -14', INK, 1.6) +
    drawSparkle(12, -13, 4.5, '#ffffff')
  );
}

function drawMap(): string {
  return (
    drawShadow(0, 16, 18, 3.5) +
    rotateShapes(
      -6,
      0,
      0,
      drawOutlinedShape('M-19 -12L-6 -15L6 -11L19 -14V12L6 15L-6 11L-19 14z', '#f3dca6'),
      drawFlatPath('M-6 -14.500L6 -10.500V15L-6 11z', '#e0c284'),
      stroke('M-14 6q5-8 9-4t8-4', '#a8662a', 2.2),
      stroke('M8 -6l6 6M14 -6l-6 6', inkPalette.coral, 3),
      drawFlatPath('M-15 -6q3-3 6 0q-2 3-6 0z', '#7cc267'),
    )
  );
}

function drawKey(): string {
  return (
    drawShadow(0, 15, 16, 3) +
    rotateShapes(
      -35,
      0,
      0,
      drawOutlinedLine('M-4 0H18', inkPalette.gold, 4, 2.2),
      drawOutlinedLine('M12 0V7M18 0V6', inkPalette.gold, 3, 2),
      drawDot(-10, 0, 9, inkPalette.gold),
      drawDot(-10, 0, 3.6, INK, 0),
      stroke('M-15 -3q2-3 5-3.500', '#fff3b0', 2),
    )
  );
}

function drawLetter(): string {
  return (
    drawShadow(0, 14, 18, 3.5) +
    rotateShapes(
      -6,
      0,
      0,
      drawOutlinedShape(box(-20, -13, 40, 27, 3), inkPalette.paper),
      drawFlatPath('M-18 12L-4 0H4L18 12z', '#e4dac4'),
      stroke('M-19 -11L0 4L19 -11', INK, 2.4),
      drawDot(0, 4, 5, inkPalette.coral, 2),
    )
  );
}

function drawPie(): string {
  return (
    drawShadow(0, 15, 19, 4) +
    stroke('M-5 -13q-3-3 0-7M4 -13q-3-3 0-7', '#ffffff', 2.2, 0.85) +
    drawOutlinedShape('M-20 2H20L15 14Q0 18 -15 14z', inkPalette.steel) +
    drawOutlinedShape('M-21 2Q-20 -11 0 -11T21 2Q0 8 -21 2z', '#e6ad62') +
    stroke('M-8 -5l4 4M0 -7v5M8 -5l-4 4', '#a8662a', 2.2) +
    stroke('M-15 -3q3-4 7-5', '#f8d79c', 2.2)
  );
}

function drawBait(): string {
  return (
    drawShadow(0, 16, 15, 3.5) +
    drawOutlinedLine('M-4 -6Q-10 -14 -3 -16Q4 -16 2 -8', '#f09aa8', 3.4, 2) +
    drawOutlinedLine('M6 -6Q14 -10 11 -17', '#e5808f', 3.4, 2) +
    drawOutlinedShape('M-14 -6H14V13Q0 18 -14 13z', inkPalette.steel) +
    drawOutlinedShape('M-14 0H14V9Q0 13 -14 9z', inkPalette.mint, 2) +
    drawOval(0, -6, 14, 4.5, '#7c5338') +
    stroke('M-4 5q4-4 8 0', INK, 1.8)
  );
}

function drawHat(): string {
  return (
    drawShadow(0, 14, 20, 4) +
    drawOval(0, 6, 22, 8, '#f0cf83') +
    drawOutlinedShape('M-12 6Q-12 -13 0 -13T12 6Q0 10 -12 6z', '#f7dd9c') +
    drawOutlinedShape('M-12.500 1Q0 6 12.500 1V6Q0 10 -12.500 6z', inkPalette.coral, 2) +
    stroke('M-7 -4q1-5 5-6', '#fff3cf', 2.2)
  );
}

export const bayItems: Record<string, DrawSprite> = {
  coin: drawCoin,
  pilchard: drawPilchard,
  oil: drawOil,
  bread: drawBread,
  rod: drawRod,
  broom: drawBroom,
  shell: drawShell,
  gem: drawGem,
  map: drawMap,
  key: drawKey,
  letter: drawLetter,
  pie: drawPie,
  bait: drawBait,
  hat: drawHat,
};
