import { drawChibi } from '../kit/chibi.ts';
import { fitSprites } from '../kit/fitSprites.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';
import { drawCat, drawCrab, drawGull } from './animals.ts';
import { bayBuildings } from './buildings.ts';
import { bayItems } from './items.ts';
import { BAKER, FISHER, LIGHTHOUSE_KEEPER, HARBOR_MASTER, PLAYER } from './people.ts';
import { bayProps } from './props.ts';

const drawn: Record<string, DrawSprite> = {
  player: (frame) => drawChibi(PLAYER, frame),
  master: (frame) => drawChibi(HARBOR_MASTER, frame),
  baker: (frame) => drawChibi(BAKER, frame),
  keeper: (frame) => drawChibi(LIGHTHOUSE_KEEPER, frame),
  fisher: (frame) => drawChibi(FISHER, frame),
  crab: drawCrab,
  gull: drawGull,
  cat: drawCat,
  ...bayBuildings,
  ...bayProps,
  ...bayItems,
};

export const harbourSprites = fitSprites(drawn, {
  crab: 0.92,
  cat: 0.93,
  chest: [0.9, 2],
  pilchard: 0.9,
  oil: 0.93,
  rod: 0.94,
  broom: 0.93,
  lighthouse: [0.98, 1],
  office: [0.98, 1],
  stall: 0.92,
  well: 0.97,
  anchor: 0.94,
  sign: 0.95,
});
