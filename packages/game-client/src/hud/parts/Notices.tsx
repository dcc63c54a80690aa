import { toReadableColor } from '../elements/toReadableColor.ts';
import { useHudSlice } from '../state/HudContext.ts';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';
import { readCountdown } from './describeMatch.ts';
import { computeSecondsUntil } from './formatClock.ts';

/** Longer messages are in smaller letters, and on low screens replace the match above them. */
const SHORT_LENGTH = 40;

/** What is important for a moment: messages, the countdown before a round, the timers of respawn and spawn protection. */
export function Notices() {
  return (
    <div class="hud-notices">
      <Messages />
      <Countdown />
      <Respawn />
      <Protection />
    </div>
  );
}

/** Shows only the newest message: two would reach the middle of the screen. When it expires, an older one may reappear. */
function Messages() {
  const fillText = useKeyNameFiller();
  const message = useHudSlice(({ messages }) => messages.at(-1) ?? null);
  const text = message === null ? '' : fillText(message.text);
  return (
    <div class="hud-messages" role="status" aria-live="polite">
      {message !== null && (
        <p
          key={message.key}
          class="hud-notice hud-message hud-glass"
          data-long={text.length > SHORT_LENGTH ? '' : undefined}
        >
          {text}
        </p>
      )}
    </div>
  );
}

function Countdown() {
  const seconds = useHudSlice(readCountdown);
  if (seconds === null) return null;
  return (
    <p class="hud-notice hud-glass" role="timer" data-countdown>
      Starts in{' '}
      <b key={seconds} class="hud-number">
        {seconds}
      </b>
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
    <div class="hud-notice hud-respawn hud-glass">
      {killer !== null && !killer.isMe && (
        <p class="hud-cut">
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
    <p class="hud-notice hud-protection hud-glass" role="timer">
      Protected for <b class="hud-number">{seconds}</b>
    </p>
  );
}
