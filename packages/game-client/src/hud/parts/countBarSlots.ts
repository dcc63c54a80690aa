import { BAR_SLOTS_MAX } from './readSlots.ts';

const SLOT = 72;
const SMALL_SLOT = 60;
const MARGIN = 24;
/** A stick and its distance from the edge. */
const STICK = 180;
/** The chat and its distance from the edge; narrower screens have it above the bar. */
const CHAT = 364;
const CHAT_BESIDE_WIDTH = 1200;
/** From this width on, which phones have on their side, the bar lies between the sticks; upright it lies above. */
const BETWEEN_STICKS_WIDTH = 560;
const COMPACT_WIDTH = 900;

/** How many slots the bar shows; the others are in the bag, whose button takes the place of one. */
export function countBarSlots(
  slots: number,
  { width, hasTouch }: { readonly width: number; readonly hasTouch: boolean },
): number {
  const beside = hasTouch
    ? width >= BETWEEN_STICKS_WIDTH
      ? STICK
      : 0
    : width >= CHAT_BESIDE_WIDTH
      ? CHAT
      : 0;
  const space = width - MARGIN - 2 * beside;
  const fitting = Math.floor(space / (width < COMPACT_WIDTH ? SMALL_SLOT : SLOT));
  const most = Math.max(1, Math.min(BAR_SLOTS_MAX, fitting));
  return slots <= most ? slots : Math.max(1, fitting > BAR_SLOTS_MAX ? BAR_SLOTS_MAX : most - 1);
}
