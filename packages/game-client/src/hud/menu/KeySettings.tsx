import type { Key } from '@playloom/game-format';
import { useRef, useState } from 'preact/hooks';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { describeKey } from '../../controls/describeKey.ts';
import { findKeyConflicts } from '../state/findKeyConflicts.ts';
import { listKeyRows } from '../../controls/listKeyRows.ts';
import { toMouseKeyName, toKeyName } from '../../input/keyNames.ts';
import { findPhysicalKey, rebindKeys } from '../../controls/rebindKeys.ts';
import { KeyConflicts } from './BindingRow.tsx';
import { ResetButton } from './ResetButton.tsx';
import { useNextKey } from './useNextKey.ts';

/** Lets the player rebind keys, for all games on this device. */
export function KeySettings() {
  const { actions } = useHud();
  const { rows, keys, conflicts } = useHudSlice((state) => ({
    rows: listKeyRows(findOwnUnitType(state)),
    keys: state.settings.keys,
    conflicts: findKeyConflicts(findOwnUnitType(state), state.settings).game,
  }));
  const [asked, setAsked] = useState<Key | null>(null);
  const [problem, setProblem] = useState('');
  /** True after the left mouse button was assigned: the click event that follows must not start another assignment. */
  const ignoresClick = useRef(false);

  const take = (pressed: Key | null): void => {
    if (asked === null) return;
    if (pressed === null) {
      setProblem('Games can’t use this key. Press another one.');
      return;
    }
    actions.changeSettings({ keys: rebindKeys(keys, asked, pressed) });
    setProblem('');
    setAsked(null);
  };
  useNextKey(
    asked !== null,
    ({ code }) => take(toKeyName(code)),
    () => setAsked(null),
  );

  return (
    <>
      <h3>Keys of the game</h3>
      {rows.length === 0 && <p class="hud-empty">There are no keys to change right now.</p>}
      <ul class="hud-keys">
        {rows.map(({ key, label }, index) => (
          <li key={`${key}-${label}`} class="hud-setting">
            <span id={`hud-key-${index}`}>
              {label}
              <KeyConflicts of={conflicts[key] ?? []} />
            </span>
            <button
              type="button"
              class="hud-key"
              id={`hud-key-button-${index}`}
              data-first={index === 0 ? '' : undefined}
              data-asked={asked === key ? '' : undefined}
              aria-labelledby={`hud-key-${index} hud-key-button-${index}`}
              onMouseDown={(event) => {
                if (asked !== key) return;
                event.preventDefault();
                ignoresClick.current = event.button === 0;
                take(toMouseKeyName(event.button));
              }}
              onContextMenu={(event) => event.preventDefault()}
              onClick={() => {
                const isEcho = ignoresClick.current;
                ignoresClick.current = false;
                if (isEcho) return;
                setProblem('');
                setAsked(key);
              }}
            >
              {asked === key ? 'Press a key…' : describeKey(findPhysicalKey(keys, key))}
            </button>
          </li>
        ))}
      </ul>
      <p class="hud-key-note" role="status">
        {problem ||
          (asked !== null
            ? 'Press a new key, or click the highlighted box with a mouse button. Press Esc to cancel.'
            : '')}
      </p>
      {Object.keys(keys).length > 0 && (
        <ResetButton label="Reset to defaults" onPress={() => actions.changeSettings({ keys: {} })} />
      )}
    </>
  );
}
