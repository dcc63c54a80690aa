import type { VoteOutcome } from '@playloom/protocol';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { canVote } from '../state/hudParts.ts';
import { pickHudKeys } from '../state/hudKeys.ts';
import { describeKey } from '../../controls/describeKey.ts';

const OUTCOMES: { readonly [Outcome in VoteOutcome]: (name: string) => string } = {
  open: (name) => `Kick ${name}?`,
  passed: (name) => `${name} was voted out.`,
  failed: (name) => `${name} stays in the room.`,
  gone: (name) => `${name} left.`,
};

/** A vote to kick a player, answered by click, touch or key. */
export function VoteBar() {
  const shown = useHudSlice((state) => {
    if (state.vote === null) return null;
    const { view } = state.vote;
    const secondsLeft = Math.max(0, Math.ceil((view.endsAt - state.tick) / state.tickRate));
    return { view, canAnswer: canVote(state), secondsLeft };
  });
  if (shown === null) return null;
  const { view, canAnswer, secondsLeft } = shown;
  const { yes, no, needed, caller, outcome } = view;
  return (
    <div class="hud-banner hud-vote" data-kind="vote" role="group" aria-label="Vote">
      <p role="status">
        <b>{OUTCOMES[outcome](view.name)}</b>
        <span>
          {outcome === 'open' && `Started by ${caller}. `}
          {yes} of {needed} yes, {no} no
          {outcome === 'open' && <span class="hud-number"> · {secondsLeft} s</span>}
        </span>
      </p>
      {canAnswer && <Answers vote={view.vote} />}
    </div>
  );
}

function Answers({ vote }: { vote: number }) {
  const { actions } = useHud();
  const keys = useHudSlice((state) => pickHudKeys(findOwnUnitType(state), state.settings));
  return (
    <span class="hud-vote-answers">
      {([true, false] as const).map((isYes) => (
        <button
          key={String(isYes)}
          type="button"
          class="hud-button"
          data-size="small"
          data-kind={isYes ? 'main' : undefined}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => actions.vote(vote, isYes)}
        >
          {isYes ? 'Yes' : 'No'}
          <kbd>{describeKey(isYes ? keys.yes : keys.no)}</kbd>
        </button>
      ))}
    </span>
  );
}
