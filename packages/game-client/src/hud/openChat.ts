import { setSignal } from './changeSignal.ts';
import type { HudContextValue } from './HudContext.ts';

/** Opens the field to write in, or first the page's form when something is missing. */
export function openChat({ state, actions, ui }: HudContextValue): void {
  if (state.value.canChat) setSignal(ui.isChatOpen, true);
  else actions.askToWrite(() => setSignal(ui.isChatOpen, true));
}
