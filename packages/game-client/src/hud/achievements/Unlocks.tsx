import { LazyPart } from '../elements/LazyPart.tsx';
import { useHudSlice } from '../state/HudContext.ts';

const loadToast = async () => (await import('./UnlockToast.tsx')).UnlockToast;

/** Loads what shows an achievement when the player unlocks the first one. */
export function Unlocks() {
  const isShown = useHudSlice(({ unlocks }) => unlocks.length > 0);
  return isShown ? <LazyPart load={loadToast} /> : null;
}
