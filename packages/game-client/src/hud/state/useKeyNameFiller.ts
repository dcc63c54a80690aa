import { fillKeyNames } from '../../controls/fillKeyNames.ts';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { useHudSlice } from './HudContext.ts';

/** Returns a function that replaces placeholders in the game's texts with the names of this player's keys. */
export function useKeyNameFiller(): (text: string) => string {
  const controls = useHudSlice((state) => ({
    type: findOwnUnitType(state),
    keys: state.settings.keys,
    padButtons: state.settings.padButtons,
    hasTouch: state.hasTouch,
    gamepad: state.gamepad,
  }));
  return (text) => fillKeyNames(text, controls);
}
