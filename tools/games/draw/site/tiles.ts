import {
  translate,
  box,
  disc,
  element,
  flatShape,
  strokedPath,
  palette,
  svgDocument,
  outlinedShape,
} from '../svg.ts';

const SLOT = 50;
const GAP = 4;

/** Draws the tray of tiles under the edited level. The second tile is being dragged. */
export function drawTileTray(): string {
  const pieces = [drawRoof(), drawTurf(), drawCoin(), drawPennant(), drawTank(), drawCrate()];
  const slots = pieces.map((piece, index) => {
    const x = index * (SLOT + GAP);
    const chosen = index === 1;
    const frame = element('path', {
      d: box(x + 1.5, 1.5, SLOT - 3, SLOT - 3, 9),
      fill: palette.ink800,
      stroke: chosen ? palette.sun : palette.ink700,
      'stroke-width': chosen ? 2.5 : 1,
    });
    return frame + translate(x + SLOT / 2, SLOT / 2, piece);
  });
  return svgDocument([0, 0, pieces.length * (SLOT + GAP) - GAP, SLOT], ...slots);
}

function drawRoof(): string {
  return (
    outlinedShape('M-10-4h20v16h-20z', '#cf5b4a', 2.4) +
    outlinedShape(box(-14, -12, 28, 9, 3), palette.cream, 2.4)
  );
}

function drawTurf(): string {
  return (
    outlinedShape(box(-16, -7, 32, 15, 4), '#b06b3f', 2.4) +
    flatShape(box(-14.8, -5.8, 29.6, 6, 3), '#86c95a')
  );
}

function drawCoin(): string {
  return disc(0, 0, 11, '#ffc23d', 2.4) + strokedPath('M-2.5-4v8M2.5-4v8', '#9b6417', 2.6);
}

function drawPennant(): string {
  return (
    strokedPath('M-9 14V-14', palette.paper, 3.5) + outlinedShape('M-6-13h18v15h-18z', palette.mint, 2.4)
  );
}

function drawTank(): string {
  return (
    strokedPath('M-8 14L-7 2M8 14L7 2', palette.outline, 3) +
    outlinedShape('M-11-8h22l-2 13h-18z', '#b8714a', 2.4) +
    outlinedShape('M-14-7L0-16 14-7z', '#8d4f45', 2.4)
  );
}

function drawCrate(): string {
  return (
    outlinedShape(box(-13, -13, 26, 26, 3), '#d39a4a', 2.4) + strokedPath('M-8-8L8 8M8-8L-8 8', '#7a4f1d', 4)
  );
}
