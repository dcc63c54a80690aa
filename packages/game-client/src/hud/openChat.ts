import { put } from './changeSignal.ts';
import type { HudParts } from './HudContext.ts';

/** Opens the field to write in, or first the page's form when something is missing. */
export function openChat({ state, actions, ui }: HudParts): void {
  if (state.value.canChat) put(ui.isChatOpen, true);
  else actions.askToWrite(() => put(ui.isChatOpen, true));
}
