import type { Party } from '@playloom/api-contract';
import { Button, IconButton } from '@playloom/design-system';
import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { useEscapeInside } from '@playloom/site/overlays/useEscapeInside.ts';
import { isPlayPath } from '@playloom/site/paths/isPlayPath.ts';
import { FramedAvatar } from '../people/FramedAvatar.tsx';
import { describeMember } from './describeMember.ts';
import { nameMember } from './nameMember.ts';
import { PartyCall } from './PartyCall.tsx';
import { usePartyStore } from './PartyContext.ts';
import { PartyPanel } from './PartyPanel.tsx';
import { useJoinPartyGame } from './usePartyActions.ts';
import './party.css';

const PartyChat = lazy(() => import('./PartyChat.tsx'));

/** More members are a number, so that the bar stays small. */
const SHOWN_AVATARS = 4;

/** The party in the corner of every page: its members, its chat, and the question to join the leader’s game. */
export default function PartyBar({ party }: { party: Party }) {
  const { sync, markEntered } = usePartyStore();
  // A party that the user has just created or joined shows what it is.
  const [shown, setShown] = useState<'panel' | 'chat' | null>(sync.enteredId === party._id ? 'panel' : null);
  useEffect(() => markEntered(null), [markEntered]);
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setShown(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  useEscapeInside(bar, (event) => {
    if (shown === null) return;
    // Otherwise a running game opens its menu.
    event.preventDefault();
    close();
  });
  const isStreaming = useStreamerMode();
  const count = party.members.length;
  const label = count === 1 ? 'Party, 1 member' : `Party, ${count} members`;
  return (
    <>
      <PartyCall party={party} />
      <aside
        ref={bar}
        className="party"
        aria-label="Party"
        data-on-play-page={isPlayPath(pathname) || undefined}
      >
        {shown === 'panel' && <PartyPanel party={party} onClose={close} />}
        {shown === 'chat' && (
          <Suspense fallback={null}>
            <PartyChat channel={party.channel} onClose={close} />
          </Suspense>
        )}
        <div className="party-bar">
          <button
            ref={opener}
            type="button"
            className="party-members"
            aria-expanded={shown === 'panel'}
            onClick={() => setShown(shown === 'panel' ? null : 'panel')}
          >
            {party.members.slice(0, SHOWN_AVATARS).map((member) => {
              const { name, image, frame } = nameMember(party, member, isStreaming);
              return (
                <span
                  key={member._id}
                  className="party-avatar"
                  data-state={member.state}
                  aria-hidden="true"
                  title={`${name}: ${describeMember(member)}`}
                >
                  <FramedAvatar frame={frame} name={name} src={image} size={32} />
                </span>
              );
            })}
            {count > SHOWN_AVATARS && (
              <span className="party-more num" aria-hidden="true">{`+${count - SHOWN_AVATARS}`}</span>
            )}
            <span className="party-title" aria-hidden="true">
              Party
            </span>
            <span className="sr-only">{label}</span>
            <span className="party-count num" aria-hidden="true">
              {count}
            </span>
          </button>
          <JoinGameButton party={party} />
          <IconButton
            label={party.unread > 0 ? `Party chat, ${party.unread} unread` : 'Party chat'}
            aria-expanded={shown === 'chat'}
            onClick={() => setShown(shown === 'chat' ? null : 'chat')}
          >
            <MessageCircle size={20} aria-hidden="true" />
            {party.unread > 0 && (
              <span className="chat-unread" aria-hidden="true">
                {party.unread > 9 ? '9+' : party.unread}
              </span>
            )}
          </IconButton>
        </div>
      </aside>
    </>
  );
}

/** Also for members who have not answered the question, or come back later. */
function JoinGameButton({ party: { game } }: { party: Party }) {
  const goToGame = useJoinPartyGame();
  if (!game || game.isHere || game.freeSeats === 0) return null;
  return (
    <Button
      size="sm"
      variant="mint"
      className="party-join"
      aria-label={`Join ${game.title}`}
      onClick={() => goToGame(game.gameSlug)}
    >
      Join
    </Button>
  );
}
