import { useHud, useSlice } from '../HudContext.ts';
import { Icon } from '../Icon.tsx';
import { VoteBar } from './VoteBar.tsx';
import { put } from '../changeSignal.ts';

/** What keeps the game from being as it should. */
export function Banners() {
  return (
    <div class="hud-banners">
      <Reconnecting />
      <ScriptsOff />
      <VoteBar />
    </div>
  );
}

function Reconnecting() {
  const { isReconnecting, seconds } = useSlice((state) => ({
    isReconnecting: state.isReconnecting,
    seconds: Math.ceil(state.reconnectSecondsLeft),
  }));
  if (!isReconnecting) return null;
  return (
    <div class="hud-banner" role="alert">
      <span class="hud-spinner" aria-hidden="true" />
      <b>Reconnecting…</b>
      <span class="hud-number" aria-live="off">
        {seconds > 0 ? `Your place is kept for ${seconds} s` : 'Trying once more'}
      </span>
    </div>
  );
}

function ScriptsOff() {
  const { ui } = useHud();
  const reason = useSlice(({ room }) => room.scriptsOff);
  if (reason === null || ui.isNoticeClosed.value) return null;
  return (
    <div class="hud-banner" data-kind="notice" role="status">
      <Icon name="warning" />
      <span>
        <b>A script of this game was switched off.</b> {reason}
      </span>
      <button
        type="button"
        class="hud-close"
        aria-label="Close this notice"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => put(ui.isNoticeClosed, true)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
