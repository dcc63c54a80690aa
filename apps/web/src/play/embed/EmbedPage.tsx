import { Button, truncateText } from '@playloom/design-system';
import ExternalLink from 'lucide-react/icons/external-link';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import '../play.css';
import { ANY_ROOM } from '../rooms/findPlayTarget.ts';
import type { PlayPageData } from '../page-data/PlayPageData.ts';
import { PlayStage } from '../stage/PlayStage.tsx';
import { useArrival } from '../controller/useArrival.ts';
import { useGuestName } from '../guest/useGuestName.ts';
import { usePlay } from '../controller/usePlay.ts';
import './embed.css';

/** Shows only the game, without the rest of the site, filling its iframe. */
export function EmbedPage({ page }: { page: PlayPageData }) {
  const { game, invitation, rooms } = page;
  const guest = useGuestName();
  const arrival = useArrival(game);
  const play = usePlay(game, guest, arrival);
  const invited = invitation && !invitation.hasEnded ? invitation : null;
  return (
    <main id="main" className="embed-page">
      <PlayStage
        game={game}
        play={play}
        rooms={rooms.list}
        invited={invited}
        guest={guest}
        target={ANY_ROOM}
      />
      <EmbedBar title={game.title} address={getPlayPath(game.gameSlug)} />
    </main>
  );
}

/**
 * Shows the game's title, a login button, and a link to the site. The link opens a new tab, because other pages can't
 * be embedded.
 */
function EmbedBar({ title, address }: { title: string; address: string }) {
  const { user, features } = useRootData();
  const dialogs = useDialogs();
  return (
    <div className="embed-bar">
      <h1 title={title}>{truncateText(title)}</h1>
      {user && <span className="embed-person">{truncateText(user.local.username)}</span>}
      {!user && features.loginCallToAction && (
        <Button size="sm" variant="quiet" onClick={() => dialogs.open({ kind: 'login' })}>
          Log In
        </Button>
      )}
      {features.links && (
        <Button size="sm" asChild icon={<ExternalLink size={16} aria-hidden="true" />}>
          <a href={address} target="_blank" rel="noopener">
            {/* On narrow screens the title needs the space. */}
            <span>
              Open <span className="max-[479px]:sr-only">on Playloom</span>
            </span>
          </a>
        </Button>
      )}
    </div>
  );
}
