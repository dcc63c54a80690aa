import { Avatar, Button } from '@playloom/design-system';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import { Link } from 'react-router';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { SiteLink } from '../../portals/SiteLink.tsx';
import { FollowButton } from '../../social/FollowButton.tsx';
import { LikeButton } from '../../social/LikeButton.tsx';
import { InviteButton } from '../invite/InviteButton.tsx';
import type { InviteState } from '../invite/useInvite.ts';
import type { PlayPageData } from '../page-data/PlayPageData.ts';
import type { GuestNameState } from '../guest/useGuestName.ts';
import { GameCommunity } from './GameCommunity.tsx';
import { GuestName } from '../guest/GuestName.tsx';

interface Props {
  page: PlayPageData;
  guest: GuestNameState;
  invite: InviteState;
}

export function GameHeading({ page, guest, invite }: Props) {
  const { game, canEdit, engagement, relationship } = page;
  const { features } = useRootData();
  const dialogs = useDialogs();
  const { username, profilePicture } = game.creator;
  return (
    <header className="play-heading">
      <div className="min-w-0">
        <h1 className="text-title break-words">{game.title}</h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <SiteLink to={`/user/${encodeURIComponent(username)}`} className="play-maker">
            <Avatar name={username} src={profilePicture} size={36} />
            <span>
              by <b>{username}</b>
            </span>
          </SiteLink>
          {relationship && <FollowButton username={username} ties={relationship} size="sm" />}
        </div>
      </div>
      <div className="play-actions">
        {guest.isGuest && <GuestName guest={guest} />}
        {engagement && <LikeButton gameId={game._id} engagement={engagement} />}
        {canEdit && features.links && (
          <Button asChild icon={<Pencil size={18} aria-hidden="true" />}>
            <Link to={`/create?game=${encodeURIComponent(game.gameSlug)}`}>Edit</Link>
          </Button>
        )}
        <GameCommunity game={game} canEdit={canEdit} />
        {features.links && (
          <Button
            icon={<Share2 size={18} aria-hidden="true" />}
            onClick={() =>
              dialogs.open({ kind: 'share', game: { title: game.title, gameSlug: game.gameSlug } })
            }
          >
            Share
          </Button>
        )}
        {features.links && <InviteButton invite={invite} disabled={game.access !== 'open'} />}
      </div>
    </header>
  );
}
