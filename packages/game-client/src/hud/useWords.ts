import { fillKeyWords } from '../words/fillKeyWords.ts';
import { findUnitType } from './findUnitType.ts';
import { useSlice } from './HudContext.ts';

/** Fills texts of the game with the names of the keys or buttons that this player has. */
export function useWords(): (text: string) => string {
  const controls = useSlice((state) => ({
    type: findUnitType(state),
    keys: state.settings.keys,
    hasTouch: state.hasTouch,
  }));
  return (text) => fillKeyWords(text, controls);
}
