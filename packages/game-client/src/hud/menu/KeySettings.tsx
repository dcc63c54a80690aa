import type { Key } from '@playloom/game-format';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { describeKey } from '../../controls/describeKey.ts';
import { listKeyRows } from '../../controls/listKeyRows.ts';
import { toMouseKeyName, toKeyName } from '../../input/keyNames.ts';
import { findPhysicalKey, rebindKeys } from '../../controls/rebindKeys.ts';

/** Lets the player rebind keys, for all games on this device. */
export function KeySettings() {
  const { actions } = useHud();
  const { rows, keys } = useHudSlice((state) => ({
    rows: listKeyRows(findOwnUnitType(state)),
    keys: state.settings.keys,
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
  useNextKey(asked !== null, take, () => setAsked(null));

  return (
    <>
      <h3>Keys</h3>
      {rows.length === 0 && <p class="hud-empty">There are no keys to change right now.</p>}
      <ul class="hud-keys">
        {rows.map(({ key, label }, index) => (
          <li key={`${key}-${label}`} class="hud-setting">
            <span id={`hud-key-${index}`}>{label}</span>
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
        <button
          type="button"
          class="hud-button"
          data-size="small"
          onClick={() => actions.changeSettings({ keys: {} })}
        >
          <Icon name="reset" size={18} />
          Reset to defaults
        </button>
      )}
    </>
  );
}

/** Passes the next pressed key to `take`, before any other listener sees it. */
function useNextKey(isAsking: boolean, take: (pressed: Key | null) => void, cancel: () => void): void {
  // A layout effect, because a normal effect starts too late: an Escape pressed right away would close the menu.
  useLayoutEffect(() => {
    if (!isAsking) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') cancel();
      else if (!event.repeat) take(toKeyName(event.code));
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isAsking, take, cancel]);
}
