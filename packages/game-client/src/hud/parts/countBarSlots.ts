import type { HudForm } from '../state/computeHudLayout.ts';
import { BAR_SLOTS_MAX } from './listInventorySlots.ts';

interface BarSpace {
  readonly form: HudForm;
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
}

/** Size of a slot with the gap to the next one. */
const SLOT: { readonly [Form in HudForm]: number } = { wide: 72, tablet: 60, landscape: 52, portrait: 52 };
const MARGIN = 24;
/** Width of the chat with its margin. */
const CHAT = 364;
/** Width of a stick with its margins; on phones with a button beside it. */
const TABLET_STICK = 180;
const PHONE_STICK = 190;
/** In portrait the bar is below the map and the buttons, and ends above the stick. */
const PORTRAIT_TOP = 240;
const PORTRAIT_MARGIN = 12;

/** How many slots the bar shows. The others are in the bag, whose button takes one slot. */
export function countBarSlots(slots: number, space: BarSpace): number {
  const fitting = Math.floor(measureBar(space) / SLOT[space.form]);
  const most = Math.max(1, Math.min(BAR_SLOTS_MAX, fitting));
  return slots <= most ? slots : Math.max(1, fitting > BAR_SLOTS_MAX ? BAR_SLOTS_MAX : most - 1);
}

function measureBar({ form, width, height, hasTouch }: BarSpace): number {
  if (form === 'portrait') return height * 0.8 - PORTRAIT_TOP - PORTRAIT_MARGIN + 8;
  if (form === 'wide') return width - MARGIN - 2 * CHAT;
  const stick = form === 'tablet' ? TABLET_STICK : PHONE_STICK;
  return width - MARGIN - (hasTouch ? 2 * stick : 0);
}
