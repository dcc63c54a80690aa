import { protocolLimits } from '@playloom/protocol';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { canEmote } from '../state/hudParts.ts';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { describeKey } from '../../controls/describeKey.ts';
import { getEmoteKeyName, pickHudKeys } from '../state/hudKeys.ts';
import { Icon } from '../elements/Icon.tsx';
import { EmoteIcon } from './EmoteIcon.tsx';
import { setSignal } from '../state/changeSignal.ts';

const NAMES = ['Wave', 'Thumbs up', 'Laugh', 'Heart', 'Surprise', 'Sad', 'Angry', 'Clap'] as const;
/** Distance from the center of the wheel to the center of an emote, in percent of the wheel. */
const RADIUS = 36;

/** Shows the emotes, and phrases for players who may not write. */
export function EmoteWheel() {
  const { ui } = useHud();
  const { hasEmotes, hasPhrases } = useHudSlice((state) => ({
    hasEmotes: canEmote(state),
    hasPhrases: state.hasPhrases,
  }));
  if (!ui.isEmoteWheelOpen.value) return null;
  return (
    <div class="hud-expressions">
      {hasEmotes && <Emotes />}
      {hasPhrases && <Phrases />}
    </div>
  );
}

function Phrases() {
  const { ui, actions } = useHud();
  return (
    <div class="hud-phrases" role="group" aria-label="Phrases">
      {protocolLimits.PHRASES.map((text, index) => (
        <button
          key={text}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            actions.sendPhrase(index);
            setSignal(ui.isEmoteWheelOpen, false);
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Eight emotes to show over the player's unit: by click, touch, or their keys. */
function Emotes() {
  const { ui, actions } = useHud();
  const keys = useHudSlice((state) => pickHudKeys(findOwnUnitType(state), state.settings));
  const choose = (index: number): void => {
    actions.sendEmote(index);
    setSignal(ui.isEmoteWheelOpen, false);
  };

  return (
    <div class="hud-wheel" role="group" aria-label="Emotes">
      {protocolLimits.EMOTES.map((emote, index) => {
        const turn = (index / protocolLimits.EMOTES.length) * 2 * Math.PI - Math.PI / 2;
        return (
          <button
            key={emote}
            type="button"
            title={NAMES[index]}
            style={{
              left: `${50 + RADIUS * Math.cos(turn)}%`,
              top: `${50 + RADIUS * Math.sin(turn)}%`,
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <EmoteIcon emote={emote} />
            <span class="hud-hidden">{NAMES[index]}</span>
            <u aria-hidden="true">{describeKey(keys[getEmoteKeyName(index)])}</u>
          </button>
        );
      })}
      <button
        type="button"
        class="hud-wheel-close"
        aria-label="Close emotes"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setSignal(ui.isEmoteWheelOpen, false)}
      >
        <Icon name="close" size={24} />
      </button>
    </div>
  );
}
