import { drawChibi, drawTalking } from '../kit/chibi.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';
import { nightfallItems } from './items.ts';
import { drawBrute, drawShade, drawWisp } from './monsters.ts';
import { RANGER_LOOKS, TRADER } from './people.ts';
import { RANGERS } from './plan.ts';
import { nightfallProps } from './props.ts';

export const nightfallSprites: Record<string, DrawSprite> = {
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
