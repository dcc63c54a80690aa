import { useEffect, useState } from 'preact/hooks';
import { LazyPart } from './elements/LazyPart.tsx';
import { useHud, useHudSlice } from './state/HudContext.ts';
import { mustChooseTeam } from './state/hudParts.ts';

/** The game is drawn by then. */
const LOAD_AFTER_MS = 3_000;

const loadWindows = async () => (await import('./GameWindows.tsx')).GameWindows;

/** Loads `GameWindows` soon after the start, or when the first window opens. */
export function LaterWindows() {
  const { ui } = useHud();
  const hasWindow = useHudSlice((state) => {
    const { shop, dialogue, question, panels } = state.own;
    const isAsked = shop !== null || dialogue !== null || question !== null || panels.length > 0;
    return isAsked || mustChooseTeam(state);
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const isOpen = hasWindow || ui.menu.value !== 'none' || ui.isEmoteWheelOpen.value;
  return isOpen || isLate ? <LazyPart load={loadWindows} /> : null;
}
