import { setSignal } from './changeSignal.ts';
import type { HudContextValue } from './HudContext.ts';
import { canTypeChat } from './hudParts.ts';

/** Opens the chat field, or the page's form when the player lacks permission. */
export function openChat({ state, actions, ui }: HudContextValue): void {
  if (canTypeChat(state.value)) setSignal(ui.isChatOpen, true);
  else actions.askToWrite(() => setSignal(ui.isChatOpen, true));
}
