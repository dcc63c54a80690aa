import { Button, Spinner } from '@playloom/design-system';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { InviteToPartyButton } from './InviteToPartyButton.tsx';
import { useParty } from './PartyContext.ts';
import { useFriends } from './useFriends.ts';

const REFRESH_INTERVAL_MS = 30_000;

/** Friends who are online, to invite without leaving the page or the game. Streamers see them when they ask for names. */
export function PartyInvites({ hidesNames }: { hidesNames: boolean }) {
  const { friends, hasFailed, reload } = useFriends(REFRESH_INTERVAL_MS);
  const { party } = useParty();
  if (hidesNames) return <p className="text-meta text-text-2">Show names to choose friends.</p>;
  const members = new Set(party?.members.map(({ _id }) => _id));
  if (friends === null && hasFailed)
    return (
      <p className="flex flex-wrap items-center gap-3 text-text-2">
        Couldn’t load your friends.
        <Button size="sm" onClick={reload}>
          Try again
        </Button>
      </p>
    );
  if (friends === null) return <Spinner label="Loading" />;
  const online = friends.filter(({ _id, isOnline }) => isOnline && !members.has(_id));
  if (online.length === 0)
    return <p className="text-meta text-text-2">No other friends are online. Send them the invite link.</p>;
  return (
    <section className="party-invites">
      <h3>Friends online</h3>
      <ul>
        {online.map((friend) => (
          <li key={friend._id}>
            <PersonAvatar person={friend} size={36} />
            <b className="min-w-0 flex-1 truncate">{friend.local.username}</b>
            <InviteToPartyButton username={friend.local.username} size="sm" />
          </li>
        ))}
      </ul>
    </section>
  );
}
