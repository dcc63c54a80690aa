import { fillKeyNames } from '../texts/fillKeyNames.ts';
import { findUnitType } from './findUnitType.ts';
import { useHudSlice } from './HudContext.ts';

/** Fills key and button names of this player into texts of the game. */
export function useKeyNameFiller(): (text: string) => string {
  const controls = useHudSlice((state) => ({
    type: findUnitType(state),
    keys: state.settings.keys,
    hasTouch: state.hasTouch,
  }));
  return (text) => fillKeyNames(text, controls);
}
