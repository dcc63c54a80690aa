import { drawChibi } from '../kit/chibi.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';
import { drawCat, drawCrab, drawGull } from './animals.ts';
import { bayBuildings } from './buildings.ts';
import { bayItems } from './items.ts';
import { BAKER, FISHER, KEEPER, MASTER, PLAYER } from './people.ts';
import { bayProps } from './props.ts';

export const harbourSprites: Record<string, DrawSprite> = {
  player: (frame) => drawChibi(PLAYER, frame),
  master: (frame) => drawChibi(MASTER, frame),
  baker: (frame) => drawChibi(BAKER, frame),
  keeper: (frame) => drawChibi(KEEPER, frame),
  fisher: (frame) => drawChibi(FISHER, frame),
  crab: drawCrab,
  gull: drawGull,
  cat: drawCat,
  ...bayBuildings,
  ...bayProps,
  ...bayItems,
};
