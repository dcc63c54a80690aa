import { toReadableColor } from '../elements/toReadableColor.ts';
import { useHudSlice } from '../state/HudContext.ts';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';
import { readCountdown } from './describeMatch.ts';
import { computeSecondsUntil } from './formatClock.ts';
import { ScreenText } from './ScreenText.tsx';

/** The center of the screen: messages, the countdown before a round, the timers of respawn and spawn protection. */
export function CenterMessages() {
  return (
    <div class="hud-centre">
      <ScreenText place="center" />
      <Countdown />
      <Messages />
      <Respawn />
      <Protection />
    </div>
  );
}

/** Shows only the newest message: two would cover the game on a phone. When it expires, an older one may reappear. */
function Messages() {
  const fillText = useKeyNameFiller();
  const messages = useHudSlice((state) => state.messages.slice(-1));
  return (
    <div class="hud-messages" role="status" aria-live="polite">
      {messages.map(({ key, text }) => (
        <p key={key} class="hud-message hud-glass">
          {fillText(text)}
        </p>
      ))}
    </div>
  );
}

function Countdown() {
  const seconds = useHudSlice(readCountdown);
  if (seconds === null) return null;
  return (
    <p key={seconds} class="hud-countdown hud-number" role="timer" aria-label={`Starts in ${seconds}`}>
      {seconds}
    </p>
  );
}

/** Shows how long the player is out, and because of whom. */
function Respawn() {
  const { seconds, killer } = useHudSlice((state) => {
    const { respawnAt } = state.own;
    return {
      seconds: respawnAt > state.tick ? computeSecondsUntil(respawnAt, state) : 0,
      killer: state.feed.findLast(({ victim }) => victim.isMe)?.killer ?? null,
    };
  });
  if (seconds === 0) return null;
  return (
    <div class="hud-respawn hud-glass">
      {killer !== null && !killer.isMe && (
        <p>
          Defeated by{' '}
          <strong style={killer.color === null ? {} : { color: toReadableColor(killer.color) }}>
            {killer.name}
          </strong>
        </p>
      )}
      <p role="timer">
        Respawning in <b class="hud-number">{seconds}</b>
      </p>
    </div>
  );
}

/** Shows how long the player's unit is protected. Not before a round, when nobody can move anyway. */
function Protection() {
  const seconds = useHudSlice((state) => {
    const { protectedUntil } = state.own;
    if (protectedUntil <= state.tick || readCountdown(state) !== null) return 0;
    return computeSecondsUntil(protectedUntil, state);
  });
  if (seconds === 0) return null;
  return (
    <p class="hud-respawn hud-glass" role="timer">
      Protected for <b class="hud-number">{seconds}</b>
    </p>
  );
}
