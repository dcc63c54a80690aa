import { fillKeyNames } from '../texts/fillKeyNames.ts';
import { findUnitType } from './findUnitType.ts';
import { useHudSlice } from './HudContext.ts';

/** Fills texts of the game with the names of the keys or buttons that this player has. */
export function useKeyNameFiller(): (text: string) => string {
  const controls = useHudSlice((state) => ({
    type: findUnitType(state),
    keys: state.settings.keys,
    hasTouch: state.hasTouch,
  }));
  return (text) => fillKeyNames(text, controls);
}
