import { MEADOW, drawPickets, drawPicketsAway } from '../harbour/tiles.ts';
import { ALL_SAME } from '../../tiles/joinEdges.ts';
import {
  drawDaisy,
  drawFlatGround,
  drawGrass,
  drawTuft,
  drawWall,
  drawWater,
  createJoinedTile,
} from '../kit/grounds.ts';
import {
  drawOutlinedLine,
  drawDot,
  drawFlatPath,
  drawOval,
  inkPalette,
  drawShadow,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';
import type { DrawTile } from '../kit/paintSheet.ts';
import { drawBridge } from '../nightfall/tiles.ts';

const POND = { rim: '#b9b1a2', shade: '#2f86a8', base: '#4fb3cf', light: '#8fd6e4', foam: '#d3f1f8' };

const drawPath = createJoinedTile((bits, isVariant) =>
  drawFlatGround(bits, isVariant, {
    base: '#eccf96',
    rim: '#c09a5c',
    light: '#fbe8bd',
    radius: 10,
    detail: (variant) =>
      variant
        ? drawOval(11, 13, 2.6, 2, '#cfae72', 0) +
          drawOval(21, 20, 2, 1.5, '#cfae72', 0) +
          drawDot(18, 10, 1.2, '#cfae72', 0)
        : stroke('M12 20h3M20 12h3', '#d6b67c', 1.8),
  }),
);

const drawHedge = createJoinedTile((bits, isVariant) =>
  drawWall(bits, isVariant, {
    top: '#57a85f',
    face: '#357a48',
    radius: 7,
    height: 9,
    front: () => stroke('M3 23q2-2 4 0M12 26q2-2 4 0M21 22q2-2 4 0M27 27q2-2 4 0', '#285f39', 1.8),
    mark: (variant) =>
      variant
        ? drawDot(11, 12, 2.4, '#ff9f8a', 0) +
          drawDot(11, 12, 1, '#ffe28a', 0) +
          drawDot(21, 19, 2.4, '#fff3dc', 0) +
          drawDot(21, 19, 1, '#ffc23d', 0)
        : stroke(
            bits === ALL_SAME
              ? 'M8 10q2-2 4 0M20 8q2-2 4 0M14 18q2-2 4 0M24 24q2-2 4 0M6 25q2-2 4 0'
              : 'M10 11q2-2 4 0M18 15q2-2 4 0',
            '#3f8a4e',
            1.8,
          ),
  }),
);

export const blankTiles: Record<string, DrawTile> = {
  grass: (index) => drawGrass(index, MEADOW, 3),
  tuft: () => drawTuft(16, 20, '#4a9145', 1.7),
  flowers: () => drawDaisy(9, 11, '#fff8ea') + drawDaisy(21, 15, '#ffd45e') + drawDaisy(13, 23, '#ff9f8a'),
  pebbles: () =>
    drawOval(10, 19, 3.5, 2.6, '#b9b1a2', 1.6) +
    drawOval(19, 13, 2.6, 2, '#cbc4b6', 1.5) +
    drawOval(22, 22, 2, 1.6, '#b9b1a2', 1.4),
  path: drawPath,
  water: createJoinedTile((bits, isVariant) => drawWater(bits, isVariant, POND)),
  hedge: drawHedge,
  'fence-h': drawPickets,
  'fence-v': drawPicketsAway,
  'fence-post': () =>
    drawShadow(17, 27, 6, 2.5) +
    drawOutlinedShape('M11 28V10L16 4L21 10V28z', inkPalette.paper, 2.2) +
    drawFlatPath('M17 11h3v16h-3z', '#d6ccb8'),
  lily: () =>
    drawOutlinedShape('M16 17L25 12A10 8.500 0 1 0 26 18z', '#5fbf62', 2) +
    drawOutlinedShape('M13 15q-5-1-5-5q3 0 5 2q0-4 2-5q2 1 2 5q2-2 5-2q0 4-5 5z', '#ff9fb0', 1.6),
  reed: () =>
    stroke('M12 28Q10 18 6 13M18 28q0-8 6-14', '#3f8a4c', 2.4) +
    drawOutlinedLine('M15 28V14', '#4c9a55', 1.6, 1.4) +
    drawOutlinedShape('M12.500 6q2.500-3 5 0v9q-2.500 2-5 0z', '#b3773f', 2),
  'bridge-h': () => drawBridge(0),
  'bridge-v': () => drawBridge(90),
  stepping: () =>
    drawOval(10, 10, 6.5, 5, '#cbc4b6', 2) +
    drawOval(22, 21, 7, 5.5, '#cbc4b6', 2) +
    stroke('M7 9q2-2 4-1.500M18 20q2-2 5-1.500', '#e8e3d8', 1.6),
};
