import type { PlayerView } from '@playloom/protocol';
import { useState } from 'preact/hooks';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';

/** The other players in the room, with buttons to mute, report or kick them. */
export function PlayerList() {
  const { players, me } = useHudSlice(({ players, me }) => ({ players, me }));
  const others = players.filter(({ id }) => id !== me);
  return (
    <>
      <h3>Players</h3>
      {others.length === 0 && <p class="hud-people-none">No other players yet.</p>}
      <ul class="hud-people">
        {others.map((player) => (
          <Person key={player.id} player={player} />
        ))}
      </ul>
    </>
  );
}

function Person({ player }: { player: PlayerView }) {
  const { isBot, isAway, isSignedIn, name } = player;
  const tag = isBot ? 'bot' : isAway ? 'away' : isSignedIn ? null : 'guest';
  return (
    <li>
      <span class="hud-people-name">
        <b class="hud-cut">{name}</b>
        {tag !== null && <em>{tag}</em>}
      </span>
      {!isBot && <PersonActs player={player} />}
    </li>
  );
}

function PersonActs({ player: { id, name, isSignedIn } }: { player: PlayerView }) {
  const { actions } = useHud();
  const { isMuted, canReport, rights, isVoting } = useHudSlice(
    (state) => ({
      isMuted: state.muted.has(id),
      canReport: state.canReport,
      rights: state.rights,
      isVoting: state.vote?.view.outcome === 'open',
    }),
    [id],
  );
  return (
    <span class="hud-people-acts">
      <button
        type="button"
        aria-label={isMuted ? `Unmute ${name}` : `Mute ${name}`}
        aria-pressed={isMuted}
        title={isMuted ? 'Unmute' : 'Mute'}
        onClick={() => actions.mute(id, !isMuted)}
      >
        <Icon name={isMuted ? 'mute' : 'sound'} />
      </button>
      {canReport && isSignedIn && (
        <button type="button" aria-label={`Report ${name}`} title="Report" onClick={() => actions.report(id)}>
          <Icon name="flag" />
        </button>
      )}
      {(rights.canKick || rights.canCallVote) && (
        <KickButton
          name={name}
          isVote={!rights.canKick}
          isDisabled={!rights.canKick && isVoting}
          onConfirm={() => (rights.canKick ? actions.kick(id) : actions.callVote(id))}
        />
      )}
    </span>
  );
}

interface KickButtonProps {
  readonly name: string;
  readonly isVote: boolean;
  readonly isDisabled: boolean;
  readonly onConfirm: () => void;
}

/** Asks for confirmation in the same place, so that an accidental tap doesn't kick anyone. */
function KickButton({ name, isVote, isDisabled, onConfirm }: KickButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const label = isVote ? 'Vote to kick' : 'Kick';
  return (
    <button
      type="button"
      class="hud-people-kick"
      data-asked={isAsked ? '' : undefined}
      aria-label={isAsked ? `Yes, ${label.toLowerCase()} ${name}` : `${label} ${name}`}
      disabled={isDisabled}
      onBlur={() => setIsAsked(false)}
      onClick={() => {
        if (isAsked) onConfirm();
        setIsAsked(!isAsked);
      }}
    >
      {isAsked ? 'Sure?' : label}
    </button>
  );
}
