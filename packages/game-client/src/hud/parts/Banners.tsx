import type { ComponentChildren } from 'preact';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { Icon, type IconName } from '../elements/Icon.tsx';
import { LazyPart } from '../elements/LazyPart.tsx';
import { setSignal } from '../state/changeSignal.ts';

const loadVoteBar = async () => (await import('./VoteBar.tsx')).VoteBar;

/** Notices about problems, and votes. The first one hides the others, because there is space for one. */
export function Banners() {
  const hasVote = useHudSlice(({ vote }) => vote !== null);
  return (
    <div class="hud-banners">
      <Reconnecting />
      {hasVote && <LazyPart load={loadVoteBar} />}
      <ScriptsOff />
      <TurnHint />
    </div>
  );
}

function Reconnecting() {
  const { isReconnecting, seconds } = useHudSlice((state) => ({
    isReconnecting: state.isReconnecting,
    seconds: Math.ceil(state.reconnectSecondsLeft),
  }));
  if (!isReconnecting) return null;
  return (
    <div class="hud-banner" role="alert">
      <span class="hud-spinner" aria-hidden="true" />
      <b>Reconnecting…</b>
      <span class="hud-number" aria-live="off">
        {describeSeat(seconds)}
      </span>
    </div>
  );
}

/** The room may have noticed the loss later than this page, so it keeps the seat for at least this long. */
function describeSeat(seconds: number): string {
  if (seconds === Infinity) return 'Your spot is saved';
  return seconds > 0 ? `Your spot is saved for at least ${seconds} s` : 'Still trying';
}

/** Most phones rotate a page only in full screen, so the game shows a hint and can be played either way. */
function TurnHint() {
  const { ui } = useHud();
  const wanted = useHudSlice(({ orientation, hasTouch }) => (hasTouch ? orientation : 'any'));
  const { width, height } = ui.size.value;
  const isTurned = wanted === 'any' || (wanted === 'landscape') === width > height;
  if (isTurned || ui.isTurnHintClosed.value) return null;
  return (
    <Notice icon="swap" onClose={() => setSignal(ui.isTurnHintClosed, true)}>
      <b>Rotate your phone.</b> This game is made for {wanted} mode.
    </Notice>
  );
}

function ScriptsOff() {
  const { ui } = useHud();
  const reason = useHudSlice(({ room }) => room.scriptsOff);
  if (reason === null || ui.isNoticeClosed.value) return null;
  return (
    <Notice icon="warning" onClose={() => setSignal(ui.isNoticeClosed, true)}>
      <b>One of this game’s scripts was turned off.</b> {reason}
    </Notice>
  );
}

interface NoticeProps {
  icon: IconName;
  onClose: () => void;
  children: ComponentChildren;
}

function Notice({ icon, onClose, children }: NoticeProps) {
  return (
    <div class="hud-banner" data-kind="notice" role="status">
      <Icon name={icon} />
      <span>{children}</span>
      <button
        type="button"
        class="hud-close"
        aria-label="Dismiss"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
