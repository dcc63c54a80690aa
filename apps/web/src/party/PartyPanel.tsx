import type { Party, PartyGame, PartyMember } from '@playloom/api-contract';
import { Button, IconButton, Switch } from '@playloom/design-system';
import Crown from 'lucide-react/icons/crown';
import LogOut from 'lucide-react/icons/log-out';
import UserMinus from 'lucide-react/icons/user-minus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CopyTextButton } from '@playloom/site/forms/CopyTextButton.tsx';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { isPlayPath } from '@playloom/site/paths/isPlayPath.ts';
import { EmblemMark } from '../people/EmblemMark.tsx';
import { FramedAvatar } from '../people/FramedAvatar.tsx';
import { describeMember } from './describeMember.ts';
import { describePartyGame } from './describePartyGame.ts';
import { nameMember } from './nameMember.ts';
import { usePartyStore } from './PartyContext.ts';
import { PartyInvites } from './PartyInvites.tsx';
import { reloadParty } from './reloadParty.ts';
import { useJoinPartyGame, usePartyActions } from './usePartyActions.ts';

/** How often the free seats of the room are loaded while they are shown. */
const SEATS_INTERVAL_MS = 10_000;

type PartyActions = ReturnType<typeof usePartyActions>;

/** Members with what the leader may do, the game of the party, the invite link, and Leave. */
export function PartyPanel({ party, onClose }: { party: Party; onClose: () => void }) {
  const actions = usePartyActions();
  const [isInviting, setInviting] = useState(false);
  const isStreaming = useStreamerMode();
  const [isRevealed, setRevealed] = useState(false);
  const hidesNames = isStreaming && !isRevealed;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const isPlaying = party.members.some(({ isSelf, state }) => isSelf && state === 'playing');
  return (
    <section
      ref={panel}
      className="party-panel"
      aria-label="Your party"
      tabIndex={-1}
      aria-busy={actions.isBusy}
    >
      <header>
        <h2>Party</h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <ul>
        {party.members.map((member) => (
          <MemberRow
            key={member._id}
            member={member}
            shown={nameMember(party, member, hidesNames)}
            isLinked={!hidesNames}
            canLead={party.isLeader}
            actions={actions}
          />
        ))}
      </ul>
      {isStreaming && (
        <Button size="sm" aria-pressed={isRevealed} onClick={() => setRevealed(!isRevealed)}>
          {isRevealed ? 'Hide names and codes' : 'Show names and codes'}
        </Button>
      )}
      {party.members.length === 1 && (
        <p className="text-meta text-text-2">
          Invite friends, or send them the link. When you start a game, they’re asked to join.
        </p>
      )}
      {party.game && (
        <GameRow party={party} game={party.game} isStreaming={isStreaming} hidesCode={hidesNames} />
      )}
      {party.isLeader && party.members.length > 1 && (isPlaying || party.game?.isHere) && (
        <Button size="sm" wide onClick={() => void actions.call()}>
          Ask party to join me
        </Button>
      )}
      {!party.isLeader && (
        <Switch
          checked={party.autoJoin}
          onChange={(event) => void actions.setAutoJoin(event.currentTarget.checked)}
        >
          Join the leader’s games automatically
        </Switch>
      )}
      {isInviting && <PartyInvites hidesNames={hidesNames} />}
      <div className="party-actions">
        <CopyTextButton text={party.link} size="sm" variant="primary">
          Copy invite link
        </CopyTextButton>
        {party.isLeader && (
          <Button size="sm" onClick={() => void actions.renewLink()}>
            New link
          </Button>
        )}
        <Button size="sm" aria-expanded={isInviting} onClick={() => setInviting(!isInviting)}>
          Invite friends
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<LogOut size={16} aria-hidden="true" />}
          onClick={() => void actions.leave()}
        >
          Leave party
        </Button>
      </div>
    </section>
  );
}

interface MemberRowProps {
  member: PartyMember;
  shown: ReturnType<typeof nameMember>;
  /** Whether the name leads to the user’s page. */
  isLinked: boolean;
  canLead: boolean;
  actions: PartyActions;
}

function MemberRow({
  member,
  shown: { name, image, frame, emblem },
  isLinked,
  canLead,
  actions,
}: MemberRowProps) {
  // A link would end the game.
  const isInGame = isPlayPath(useLocation().pathname);
  const { username } = member.local;
  return (
    <li>
      <span className="party-avatar" data-state={member.state}>
        <FramedAvatar frame={frame} name={name} src={image} size={36} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="flex items-center gap-2">
          {isInGame || !isLinked ? (
            <span className="truncate">{name}</span>
          ) : (
            <Link to={`/user/${encodeURIComponent(username)}`} className="truncate hover:underline">
              {name}
            </Link>
          )}
          {emblem && <EmblemMark emblem={emblem} size={18} />}
          {member.isLeader && <Crown size={16} className="text-sun" aria-label="Leader" role="img" />}
        </b>
        <small className="block truncate">{describeMember(member)}</small>
      </span>
      {canLead && !member.isSelf && (
        <>
          <IconButton label={`Make ${name} leader`} size="sm" onClick={() => void actions.handOver(username)}>
            <Crown size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Remove ${name}`} size="sm" onClick={() => void actions.remove(username)}>
            <UserMinus size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}

interface GameRowProps {
  party: Party;
  game: PartyGame;
  isStreaming: boolean;
  hidesCode: boolean;
}

function GameRow({ party, game, isStreaming, hidesCode }: GameRowProps) {
  useFreshSeats();
  const goToGame = useJoinPartyGame();
  const { text, offersPrivateRoom } = describePartyGame(party, game);
  return (
    <div className="party-game">
      <p>
        <b className="block truncate">{game.title}</b>
        <span>{text}</span>
        {game.roomCode !== null && (
          <span className="num">{hidesCode ? 'Room code hidden' : `Room code ${game.roomCode}`}</span>
        )}
      </p>
      {isStreaming && game.roomCode !== null && (
        <CopyTextButton text={game.roomCode} size="sm">
          Copy code
        </CopyTextButton>
      )}
      {!game.isHere && game.freeSeats > 0 && (
        <Button size="sm" variant="mint" onClick={() => goToGame(game.gameSlug)}>
          Join
        </Button>
      )}
      {offersPrivateRoom && (
        <Button size="sm" variant="mint" onClick={() => goToGame(game.gameSlug, true)}>
          Start a private room together
        </Button>
      )}
    </div>
  );
}

/** The server sends no message when strangers join or leave the room. */
function useFreshSeats(): void {
  const store = usePartyStore();
  useEffect(() => {
    const load = () => void (document.visibilityState === 'visible' && reloadParty(store));
    load();
    const timer = setInterval(load, SEATS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [store]);
}
