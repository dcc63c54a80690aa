import { findGamepadKind } from '../controls/findGamepadSign.ts';
import { findOwnUnitType } from '../controls/findOwnUnitType.ts';
import { pickHudKeys } from '../hud/state/hudKeys.ts';
import { findPad, listPads } from '../input/listPads.ts';
import { listPadActions, type PadCommand } from '../input/padActions.ts';
import { readGamepad } from '../input/readGamepad.ts';
import type { ClientRun } from './ClientRun.ts';
import { sendNextSlotSelection } from './sendNextSlotSelection.ts';

/** Reads the gamepads of this frame. */
export function readPads(run: ClientRun): void {
  if (run.options.debug?.isFocused() === false) return;
  const pads = listPads();
  if (pads.length === 0 && run.pad.down.size === 0) return;
  readGamepad(run.input, run.pad, pads, {
    actions: listPadActions(run.stage.settings.padButtons),
    run: (command, isDown) => runPadCommand(run, command, isDown),
    capture: run.padCapture,
  });
  const used = run.pad.down.size > 0 || run.input.padStick !== null ? findPad(pads) : null;
  if (used !== null) run.gamepad = findGamepadKind(used.id);
}

/** Parts of the HUD are opened as by their key, which works wherever the focus is. */
function runPadCommand(run: ClientRun, command: PadCommand, isDown: boolean): void {
  if (command === 'scoreboard') pressHudKey(findHudKeys(run).board, isDown);
  else if (!isDown) return;
  else if (command === 'menu') pressHudKey('Escape', true);
  else if (command === 'emotes') pressHudKey(findHudKeys(run).emotes, true);
  else if (!run.input.isAway) sendNextSlotSelection(run.core, command === 'next-slot' ? 1 : -1);
}

function findHudKeys({ hud, stage }: ClientRun) {
  return pickHudKeys(hud === null ? null : findOwnUnitType(hud.value), stage.settings);
}

/** Without a code, so that the game does not take it for one of its keys. */
function pressHudKey(key: string, isDown: boolean): void {
  window.dispatchEvent(new KeyboardEvent(isDown ? 'keydown' : 'keyup', { key }));
}
