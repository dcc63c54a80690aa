import { drawChibi, drawTalking } from '../kit/chibi.ts';
import { fitSprites } from '../kit/fitSprites.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';
import { nightfallItems } from './items.ts';
import { drawBrute, drawShade, drawWisp } from './monsters.ts';
import { RANGER_LOOKS, TRADER } from './people.ts';
import { RANGERS } from './plan.ts';
import { nightfallProps } from './props.ts';

const drawn: Record<string, DrawSprite> = {
  ...Object.fromEntries(
    RANGERS.map((name) => [`ranger-${name}`, (frame: number) => drawChibi(RANGER_LOOKS[name], frame)]),
  ),
  shade: drawShade,
  brute: drawBrute,
  wisp: drawWisp,
  trader: (frame) => drawTalking(TRADER, frame),
  ...nightfallProps,
  ...nightfallItems,
};

export const nightfallSprites = fitSprites(drawn, {
  shade: 0.96,
  brute: 0.97,
  wisp: 0.95,
  campfire: [0.95, 0.5],
  tent: 0.97,
  lamp: [0.97, -0.5],
  torch: 0.95,
  axe: 0.94,
  club: 0.92,
  spear: 0.97,
  sling: [0.86, -1],
  bow: 0.93,
  staff: 0.96,
  bellows: 0.86,
  ember: 0.93,
  gloom: 0.93,
  sunrise: [0.9, -1.5],
});
