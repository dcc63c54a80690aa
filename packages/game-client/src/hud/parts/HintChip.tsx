import { useHud, useHudSlice } from '../state/HudContext.ts';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';

/** Shows the interaction with the nearest entity. On touch screens it is a button, because a game may have no other. */
export function HintChip() {
  const { actions } = useHud();
  const fillText = useKeyNameFiller();
  const { hint, hasTouch } = useHudSlice((state) => ({ hint: state.hint, hasTouch: state.hasTouch }));
  if (hint === null) return null;
  const text = fillText(hint.text);
  if (!hasTouch) return <p class="hud-hint hud-glass">{text}</p>;
  return (
    <button
      type="button"
      class="hud-hint hud-glass"
      tabIndex={-1}
      onClick={() => {
        // The next tick still sees a key that was pressed and released at once.
        actions.touchButton(hint.key, true);
        actions.touchButton(hint.key, false);
      }}
    >
      {text}
    </button>
  );
}
