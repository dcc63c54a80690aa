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

const GROUPS: readonly { readonly title: string; readonly names: readonly HudKeyName[] }[] = [
  { title: 'Chat and scoreboard', names: ['chat', 'board', 'emotes', 'yes', 'no'] },
  { title: 'While you watch', names: ['watch-previous', 'watch-next'] },
  { title: 'While the emotes are open', names: hudKeyNames.filter((name) => name.startsWith('emote-')) },
];

/** Lets the player change the keys of the chat, the scoreboard, votes, spectators and emotes. */
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
      {GROUPS.map(({ title, names }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul class="hud-keys">
            {names.map((name) => (
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
        </section>
      ))}
      <p class="hud-empty">Esc always opens and closes the menu.</p>
      {Object.keys(chosen).length > 0 && (
        <ResetButton
          label="Reset HUD keys to defaults"
          onPress={() => actions.changeSettings({ hudKeys: {} })}
        />
      )}
    </>
  );
}
