import { BAR_SLOTS_MAX } from './listInventorySlots.ts';

const SLOT = 72;
const SMALL_SLOT = 60;
const MARGIN = 24;
/** Width of a stick with its margin. */
const STICK = 180;
/** Width of the chat with its margin. On narrower screens the chat is above the bar. */
const CHAT = 364;
const CHAT_BESIDE_WIDTH = 1200;
/** From this width (phones in landscape) the bar is between the sticks. In portrait it is above them. */
const BETWEEN_STICKS_WIDTH = 560;
const COMPACT_WIDTH = 900;

/** How many slots the bar shows. The others are in the bag, whose button takes one slot. */
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
