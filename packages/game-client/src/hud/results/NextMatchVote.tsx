import { useEffect, useRef, useState } from 'preact/hooks';
import { findGamepadSign } from '../../controls/findGamepadSign.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { describeMatchVote, type VoteOption } from './describeMatchVote.ts';
import { PAD_VOTE, useVoteControls } from './useVoteControls.ts';

/** Players are still pressing keys of the game when the match ends. Until then a press votes for nothing. */
const READY_MS = 700;
/** More faces don't fit beside a label. The number counts all. */
const FACES_MAX = 5;

/** One press votes for the next match. With a single option this is the button to play again. */
export function NextMatchVote() {
  const { actions } = useHud();
  const { options, secondsLeft, voted, voters, canVote } = useHudSlice(describeMatchVote);
  const { hasTouch, padSign } = useHudSlice(({ hasTouch, gamepad, settings }) => ({
    hasTouch,
    padSign: gamepad && findGamepadSign(gamepad, settings.padButtons, PAD_VOTE),
  }));
  const list = useRef<HTMLUListElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  const vote = (option: number): void => actions.voteForMatch(option);
  useVoteControls({ list, count: options.length, isReady: isReady && canVote, vote });
  return (
    <footer class="hud-results-vote">
      <ul ref={list} aria-label="Next match" data-count={options.length}>
        {options.map((option, index) => (
          <li key={option.label}>
            <button
              type="button"
              class="hud-button"
              data-kind={options.length === 1 || option.isMine ? 'main' : undefined}
              aria-pressed={option.isMine}
              disabled={!isReady || !canVote}
              onClick={() => vote(index)}
            >
              {!hasTouch && padSign === null && canVote && <kbd>{index + 1}</kbd>}
              <span class="hud-results-label">{option.label}</span>
              <Voters option={option} />
            </button>
          </li>
        ))}
      </ul>
      <p class="hud-number">
        {padSign !== null && canVote && (
          <span>
            <kbd>{padSign}</kbd> Vote ·{' '}
          </span>
        )}
        Next match in {secondsLeft} s
        {voters > 1 && (
          <span>
            {' '}
            · {voted} of {voters} voted
          </span>
        )}
      </p>
    </footer>
  );
}

function Voters({ option: { voters } }: { option: VoteOption }) {
  if (voters.length === 0) return null;
  return (
    <span class="hud-results-voters" title={voters.map(({ name }) => name).join(', ')}>
      {voters.slice(0, FACES_MAX).map(({ id, name, color }) => (
        <i key={id} style={color === null ? {} : { background: color }} aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </i>
      ))}
      <b>
        {voters.length}
        <span class="hud-hidden">{voters.length === 1 ? ' vote' : ' votes'}</span>
      </b>
    </span>
  );
}
