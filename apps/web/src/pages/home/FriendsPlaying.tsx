import type { Friend } from '@playloom/api-contract';
import { Avatar, Button, LinkText, LiveDot } from '@playloom/design-system';
import { Link } from 'react-router';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { useFriendActions } from '../friends/useFriendActions.ts';
import { HomeSection } from './HomeSection.tsx';

interface FriendsPlayingProps {
  friends: readonly Friend[];
  hasFriends: boolean;
}

/** Friends who are in a game now, with a button to join them. */
export function FriendsPlaying({ friends, hasFriends }: FriendsPlayingProps) {
  const acts = useFriendActions();
  return (
    <HomeSection title="Friends playing now" all={{ to: '/friends', label: 'All friends' }}>
      {friends.length === 0 && <NoFriendPlaying hasFriends={hasFriends} />}
      <ul className="home-friends">
        {friends.map((friend) => (
          <li key={friend._id}>
            <Avatar name={friend.local.username} src={friend.local.profilePicture} size={48} />
            <FriendGame friend={friend} />
            {friend.playing?.canJoin && (
              <Button
                size="sm"
                variant="mint"
                onClick={() => acts.join(friend.local.username)}
                aria-label={`Join ${friend.local.username}`}
              >
                Join
              </Button>
            )}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function FriendGame({ friend: { local, playing } }: { friend: Friend }) {
  return (
    <div className="min-w-0 flex-1">
      <Link
        to={`/user/${encodeURIComponent(local.username)}`}
        className="block truncate font-bold hover:underline"
      >
        {local.username}
      </Link>
      {playing && (
        <p className="flex min-w-0 items-center gap-2 text-meta text-text-2">
          <LiveDot />
          <Link to={getPlayPath(playing.gameSlug)} className="truncate hover:underline">
            {playing.title}
          </Link>
        </p>
      )}
      {playing && !playing.canJoin && <p className="text-meta text-text-3">In a private room</p>}
    </div>
  );
}

function NoFriendPlaying({ hasFriends }: { hasFriends: boolean }) {
  return (
    <p className="edge rounded-lg bg-surface px-6 py-5 text-text-2">
      {hasFriends ? (
        'None of your friends are playing right now.'
      ) : (
        <>
          No friends yet.{' '}
          <LinkText asChild>
            <Link to="/search">Find people</Link>
          </LinkText>{' '}
          to see what they’re playing and join them.
        </>
      )}
    </p>
  );
}
