import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { describeTip } from '../../tips/describeTip.ts';
import { nameTipSign, type TipControls, type TipSign } from '../../tips/listTipSigns.ts';
import { Icon } from '../elements/Icon.tsx';
import { TipSignIcon } from '../elements/TipSignIcon.tsx';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import type { HudState, HudTip } from '../state/HudState.ts';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';

/** The current tip for new players: the sign of the input, one line of text, and how many tips there are. */
export function TipLine() {
  const shown = useHudSlice(({ tip }) => tip);
  const described = useHudSlice((state) => state.tip && describeTip(state.tip.tip, readControls(state)));
  if (shown === null || described === null) return null;
  const { text, signs } = described;
  return (
    <div key={shown.index} class="hud-tip hud-glass" data-done={shown.isDone ? '' : undefined}>
      <TipSigns signs={signs} isDone={shown.isDone} />
      <span class="hud-tip-text">
        {shown.isDone && <span class="hud-hidden">Done: </span>}
        {text}
        <Objective />
        <TipDots {...shown} />
      </span>
      <SkipButton />
    </div>
  );
}

/** The text at the top of the screen, which has no line of its own during tips. Screen readers hear it from `Announcer`. */
function Objective() {
  const fillText = useKeyNameFiller();
  const text = fillText(useHudSlice(({ own }) => own.texts.top ?? ''));
  if (text === '') return null;
  return (
    <small class="hud-tip-objective" aria-hidden="true">
      {text}
    </small>
  );
}

function readControls(state: HudState): TipControls {
  const device = state.gamepad ?? (state.hasTouch ? 'touch' : 'keyboard');
  const { keys, padButtons } = state.settings;
  return { type: findOwnUnitType(state), keys, padButtons, device };
}

function TipSigns({ signs, isDone }: { readonly signs: readonly TipSign[]; readonly isDone: boolean }) {
  if (isDone) {
    return (
      <span class="hud-tip-check">
        <Icon name="check" size={18} />
      </span>
    );
  }
  if (signs.length === 0) return null;
  return (
    <span class="hud-tip-signs">
      <span class="hud-hidden">{`${signs.map(nameTipSign).join(' ')}: `}</span>
      {signs.map((sign) => (
        <TipSignIcon key={nameTipSign(sign)} sign={sign} />
      ))}
    </span>
  );
}

function TipDots({ index, count, isDone }: HudTip) {
  if (count < 2) return null;
  return (
    <span class="hud-tip-dots" aria-hidden="true">
      {Array.from({ length: count }, (_, dot) => (
        <i
          key={dot}
          data-state={dot < index || (dot === index && isDone) ? 'done' : dot === index ? 'now' : 'next'}
        />
      ))}
    </span>
  );
}

/** Like all buttons over the game, it takes no focus. The menu has the same action for the keyboard. */
function SkipButton() {
  const { actions } = useHud();
  return (
    <button
      type="button"
      class="hud-tip-skip"
      aria-label="Skip tips"
      title="Skip tips"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => actions.skipTips()}
    >
      <Icon name="close" size={16} />
    </button>
  );
}
