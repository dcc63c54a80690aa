import type { Friend } from '@playloom/api-contract';
import { Button, LinkText, LiveDot } from '@playloom/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { CreatePartyButton } from '../../party/CreatePartyButton.tsx';
import { InviteToPartyButton } from '../../party/InviteToPartyButton.tsx';
import { useFriends } from '../../party/useFriends.ts';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useFriendActions } from '../friends/useFriendActions.ts';
import { HomeSection } from './HomeSection.tsx';

/** The section is polled, because the server sends no message when a friend starts or stops playing. */
const REFRESH_INTERVAL_MS = 20_000;
/** Friends who are only online come after all who play. */
const ONLINE_SHOWN_MAX = 6;

interface PlayWithFriendsProps {
  /** Friends when the page was rendered; null if they could not be loaded. */
  friends: readonly Friend[] | null;
}

/** Friends who play right now, with a button to join them, and friends online, to invite to a party. */
export default function PlayWithFriends({ friends: first }: PlayWithFriendsProps) {
  const latest = useFriends(REFRESH_INTERVAL_MS, first);
  const { friends } = latest;
  return (
    <HomeSection title="Play with friends" all={{ to: '/friends', label: 'All friends' }}>
      {friends === null && !latest.hasFailed && <Note>Loading your friends…</Note>}
      {friends === null && latest.hasFailed && (
        <Note>
          Couldn’t load your friends.{' '}
          <Button size="sm" onClick={latest.reload}>
            Try again
          </Button>
        </Note>
      )}
      {friends !== null && <FriendCards friends={friends} />}
    </HomeSection>
  );
}

function FriendCards({ friends }: { friends: readonly Friend[] }) {
  const playing = friends.filter((friend) => friend.playing !== null);
  const online = friends
    .filter(({ isOnline, playing: game }) => isOnline && game === null)
    .slice(0, ONLINE_SHOWN_MAX);
  if (friends.length === 0)
    return (
      <Note>
        <p>
          No friends yet.{' '}
          <LinkText asChild>
            <Link to="/search">Find people</Link>
          </LinkText>{' '}
          and press “Add friend” on their profile, or create a party and send its link to anyone.
        </p>
        <CreatePartyButton />
      </Note>
    );
  if (playing.length + online.length === 0)
    return (
      <Note>
        <p>None of your friends are online right now. Create a party and send them its link.</p>
        <CreatePartyButton />
      </Note>
    );
  return (
    <ul className="home-friends">
      {[...playing, ...online].map((friend) => (
        <FriendCard key={friend._id} friend={friend} />
      ))}
    </ul>
  );
}

function FriendCard({ friend }: { friend: Friend }) {
  const acts = useFriendActions();
  const { username } = friend.local;
  const { playing } = friend;
  const isFull = playing?.room ? playing.room.players >= playing.room.maxPlayers : false;
  return (
    <li>
      <PersonAvatar person={friend} size={48} />
      <div className="min-w-[130px] flex-1">
        <Link
          to={`/user/${encodeURIComponent(username)}`}
          className="block truncate font-bold hover:underline"
        >
          {username}
        </Link>
        <FriendPlace friend={friend} />
      </div>
      {playing?.canJoin && !isFull && (
        <Button size="sm" variant="mint" onClick={() => acts.join(username)} aria-label={`Join ${username}`}>
          Join
        </Button>
      )}
      {!playing && <InviteToPartyButton username={username} size="sm" />}
    </li>
  );
}

function FriendPlace({ friend: { playing } }: { friend: Friend }) {
  if (!playing)
    return (
      <p className="flex items-center gap-2 text-meta text-text-2">
        <LiveDot />
        Online
      </p>
    );
  const { room } = playing;
  return (
    <>
      <p className="flex min-w-0 items-center gap-2 text-meta text-text-2">
        <LiveDot />
        <Link to={getPlayPath(playing.gameSlug)} className="truncate hover:underline">
          {playing.title}
        </Link>
      </p>
      <p className="num text-meta text-text-3">
        {room === null ? 'In a private room' : describeRoom(room.players, room.maxPlayers)}
      </p>
    </>
  );
}

function describeRoom(players: number, maxPlayers: number): string {
  return players >= maxPlayers ? 'Room full' : `${players} of ${maxPlayers} players`;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="edge flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface px-6 py-5 text-text-2">
      {children}
    </div>
  );
}
