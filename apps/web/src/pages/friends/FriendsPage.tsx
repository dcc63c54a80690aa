import type { Friend, FriendList, PersonSummary } from '@playloom/api-contract';
import { Button, EmptyState, LiveDot } from '@playloom/design-system';
import UsersRound from 'lucide-react/icons/users-round';
import { useEffect, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useLiveMessages } from '../../live/LiveContext.ts';
import { MessageButton } from '../../chat/MessageButton.tsx';
import { CreatePartyButton } from '../../party/CreatePartyButton.tsx';
import { InviteToPartyButton } from '../../party/InviteToPartyButton.tsx';
import { EmblemMark } from '../../people/EmblemMark.tsx';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useFriendActions } from './useFriendActions.ts';

/** The list is polled, because the server does not send a message when a friend starts or stops playing. */
const REFRESH_INTERVAL_MS = 20_000;

export function FriendsPage({ list }: { list: FriendList }) {
  const { friends, requests, asked } = list;
  useFreshList();
  const acts = useFriendActions();
  const isEmpty = friends.length + requests.length + asked.length === 0;
  return (
    <main id="main" className="page-wrap max-w-[860px] pt-10 pb-(--section-gap) desk:pt-16">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">Friends</h1>
        <CreatePartyButton />
      </div>
      {isEmpty && <NoFriends />}
      <People title="Friend requests" people={requests}>
        {(name) => (
          <>
            <Button
              size="sm"
              variant="primary"
              onClick={() => acts.accept(name)}
              aria-label={`Accept ${name}`}
            >
              Accept
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => acts.remove(name)}
              aria-label={`Decline ${name}`}
            >
              Decline
            </Button>
          </>
        )}
      </People>
      <People
        title="Friends"
        isTitleHidden={requests.length + asked.length === 0}
        people={friends}
        note={(friend) => <FriendStatus friend={friend} />}
      >
        {(name, friend) => (
          <>
            {friend.playing?.canJoin && (
              <Button size="sm" variant="mint" onClick={() => acts.join(name)} aria-label={`Join ${name}`}>
                Join
              </Button>
            )}
            {friend.isOnline && <InviteToPartyButton username={name} size="sm" />}
            <MessageButton username={name} size="sm" />
            <Button size="sm" variant="quiet" onClick={() => acts.remove(name)} aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </>
        )}
      </People>
      <People title="Requests sent" people={asked}>
        {(name) => (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => acts.remove(name)}
            aria-label={`Cancel request to ${name}`}
          >
            Cancel
          </Button>
        )}
      </People>
    </main>
  );
}

/** Reloads the list on a notification, on return to the page, and regularly while the page is visible. */
function useFreshList(): void {
  const { revalidate } = useRevalidator();
  useLiveMessages((message) => (message.kind === 'unread' ? void revalidate() : undefined));
  useEffect(() => {
    const refreshIfVisible = () => (document.visibilityState === 'visible' ? void revalidate() : undefined);
    const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL_MS);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [revalidate]);
}

interface PeopleProps<Person extends PersonSummary> {
  title: string;
  /** Set if this is the only list on the page, whose title would be the same. */
  isTitleHidden?: boolean;
  people: readonly Person[];
  note?: (person: Person) => ReactNode;
  children: (username: string, person: Person) => ReactNode;
}

function People<Person extends PersonSummary>({
  title,
  isTitleHidden,
  people,
  note,
  children,
}: PeopleProps<Person>) {
  if (people.length === 0) return null;
  return (
    <section aria-label={title} className="mt-10">
      {!isTitleHidden && <h2 className="mb-4 text-panel">{title}</h2>}
      <ul className="edge grid gap-1 rounded-lg bg-surface p-2">
        {people.map((person) => {
          const { username } = person.local;
          return (
            <li
              key={person._id}
              className="flex min-h-[64px] flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2"
            >
              <PersonAvatar person={person} size={44} />
              <div className="min-w-[120px] flex-1">
                <Link to={`/user/${encodeURIComponent(username)}`} className="font-bold hover:underline">
                  {username}
                </Link>{' '}
                {person.emblem && <EmblemMark emblem={person.emblem} size={18} />}
                {note?.(person)}
              </div>
              <div className="flex flex-wrap gap-1">{children(username, person)}</div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FriendStatus({ friend: { playing, isOnline } }: { friend: Friend }) {
  if (!isOnline) return <p className="text-meta text-text-3">Offline</p>;
  return (
    <p className="flex items-center gap-2 text-meta text-text-2">
      <LiveDot />
      {playing ? (
        <span>
          Playing{' '}
          <Link to={`/play/${playing.gameSlug}`} className="font-semibold hover:underline">
            {playing.title}
          </Link>
          {!playing.canJoin && ' in a private room'}
        </span>
      ) : (
        'Online'
      )}
    </p>
  );
}

function NoFriends() {
  return (
    <EmptyState
      className="edge mt-8 rounded-lg bg-surface"
      illustration={<UsersRound size={48} className="text-text-3" aria-hidden="true" />}
      title="No friends yet"
      action={
        <Button variant="primary" asChild>
          <Link to="/search">Find people</Link>
        </Button>
      }
    >
      Search for a username, open the profile, and press “Add friend”. Once they accept, you can see what
      they’re playing and join them.
    </EmptyState>
  );
}
