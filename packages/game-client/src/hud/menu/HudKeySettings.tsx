import { useState } from 'preact/hooks';
import { describeKey } from '../../controls/describeKey.ts';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { findKeyConflicts, HUD_KEY_LABELS } from '../state/findKeyConflicts.ts';
import { hudKeyNames, type HudKeyName } from '../../settings/PlayerSettings.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { pickHudKeys } from '../state/hudKeys.ts';
import { BindingRow } from './BindingRow.tsx';
import { ResetButton } from './ResetButton.tsx';
import { useNextKey } from './useNextKey.ts';

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'Unidentified']);

/** Lets the player change the keys of the chat, the scoreboard, emotes and votes. */
export function HudKeySettings() {
  const { actions } = useHud();
  const { keys, chosen, conflicts } = useHudSlice((state) => {
    const type = findOwnUnitType(state);
    return {
      keys: pickHudKeys(type, state.settings),
      chosen: state.settings.hudKeys,
      conflicts: findKeyConflicts(type, state.settings),
    };
  });
  const [asked, setAsked] = useState<HudKeyName | null>(null);
  const take = ({ key }: KeyboardEvent): void => {
    if (asked === null || MODIFIERS.has(key)) return;
    actions.changeSettings({ hudKeys: { ...chosen, [asked]: key.toLowerCase() } });
    setAsked(null);
  };
  useNextKey(asked !== null, take, () => setAsked(null));
  return (
    <>
      <h3>Chat and scoreboard</h3>
      <ul class="hud-keys">
        {hudKeyNames.map((name) => (
          <BindingRow
            key={name}
            id={`hud-key-${name}`}
            label={HUD_KEY_LABELS[name]}
            value={describeKey(keys[name])}
            conflicts={conflicts.hud[name]}
            isAsked={asked === name}
            asking="Press a key…"
            onAsk={() => setAsked(name)}
          />
        ))}
      </ul>
      {Object.keys(chosen).length > 0 && (
        <ResetButton
          label="Reset chat and scoreboard keys"
          onPress={() => actions.changeSettings({ hudKeys: {} })}
        />
      )}
    </>
  );
}
