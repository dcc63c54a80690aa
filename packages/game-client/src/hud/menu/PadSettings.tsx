import { useEffect, useState } from 'preact/hooks';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { listKeyRows } from '../../controls/listKeyRows.ts';
import { findGamepadKind, getButtonSign } from '../../controls/findGamepadSign.ts';
import { findPad, listPads } from '../../input/listPads.ts';
import { findPadButton, rebindPad, type PadAction } from '../../input/padActions.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { BindingRow } from './BindingRow.tsx';
import { ResetButton } from './ResetButton.tsx';

interface PadRow {
  readonly action: PadAction;
  readonly label: string;
}

const COMMANDS: readonly PadRow[] = [
  { action: 'previous-slot', label: 'Previous slot' },
  { action: 'next-slot', label: 'Next slot' },
  { action: 'scoreboard', label: 'Scoreboard' },
  { action: 'emotes', label: 'Emotes' },
  { action: 'menu', label: 'Menu' },
];

/** Lets the player change the buttons of a gamepad. Its sticks always move and aim. */
export function PadSettings() {
  const { actions } = useHud();
  const { rows, changed, used } = useHudSlice((state) => ({
    rows: [...listActionRows(state), ...COMMANDS],
    changed: state.settings.padButtons,
    used: state.gamepad,
  }));
  // Players often open the menu with the mouse.
  const kind = used ?? findGamepadKind(findPad(listPads())?.id ?? '');
  const [asked, setAsked] = useState<PadAction | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    actions.capturePad((button) => {
      actions.changeSettings({ padButtons: rebindPad(changed, asked, button) });
      setAsked(null);
    });
    return () => actions.capturePad(null);
  }, [actions, asked, changed]);
  return (
    <>
      <h3>Gamepad</h3>
      <ul class="hud-keys">
        {rows.map(({ action, label }) => {
          const button = findPadButton(changed, action);
          return (
            <BindingRow
              key={action}
              id={`hud-pad-${action}`}
              label={label}
              value={button === null ? 'None' : getButtonSign(kind, button)}
              conflicts={[]}
              isAsked={asked === action}
              asking="Press a button…"
              onAsk={() => setAsked(asked === action ? null : action)}
            />
          );
        })}
      </ul>
      {Object.keys(changed).length > 0 && (
        <ResetButton
          label="Reset gamepad buttons"
          onPress={() => actions.changeSettings({ padButtons: {} })}
        />
      )}
    </>
  );
}

const WALKING = new Set(['w', 'a', 's', 'd', 'up', 'left', 'down', 'right']);

/** Actions of the player's unit. The left stick walks, and two buttons change slots, so those keys are left out. */
function listActionRows(state: Parameters<typeof findOwnUnitType>[0]): PadRow[] {
  const rows = listKeyRows(findOwnUnitType(state)).filter(
    ({ key, label }) => !WALKING.has(key) && label !== `Slot ${key}`,
  );
  return rows.map(({ key, label }) => ({ action: key, label }));
}
