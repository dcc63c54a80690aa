import type { GamePage } from '@playloom/api-contract';
import { Avatar, Button } from '@playloom/design-system';
import Pencil from 'lucide-react/icons/pencil';
import UserPlus from 'lucide-react/icons/user-plus';
import { Link } from 'react-router';
import type { Invite } from '../invite/useInvite.ts';
import type { Guest } from '../useGuestName.ts';
import { GameCommunity } from './GameCommunity.tsx';
import { GuestName } from './GuestName.tsx';

interface Props {
  game: GamePage;
  guest: Guest;
  invite: Invite;
  isMaker: boolean;
}

export function GameHeading({ game, guest, invite, isMaker }: Props) {
  const { username, profilePicture } = game.creator;
  return (
    <header className="play-heading">
      <div className="min-w-0">
        <h1 className="text-title break-words">{game.title}</h1>
        <Link to={`/user/${encodeURIComponent(username)}`} className="play-maker">
          <Avatar name={username} src={profilePicture} size={36} />
          <span>
            by <b>{username}</b>
          </span>
        </Link>
      </div>
      <div className="play-actions">
        {guest.isGuest && <GuestName guest={guest} />}
        {isMaker && (
          <Button asChild icon={<Pencil size={18} aria-hidden="true" />}>
            <Link to={`/create?game=${encodeURIComponent(game.gameSlug)}`}>Edit</Link>
          </Button>
        )}
        <GameCommunity game={game} isMaker={isMaker} />
        <Button
          icon={<UserPlus size={18} aria-hidden="true" />}
          loading={invite.isBusy}
          onClick={invite.send}
          disabled={game.access !== 'open'}
        >
          Invite
        </Button>
      </div>
    </header>
  );
}
