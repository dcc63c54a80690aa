import { Banner } from '@playloom/design-system';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { CommentsSection } from '../social/CommentsSection.tsx';
import { AboutGame } from './about/AboutGame.tsx';
import { GameFigures } from './about/GameFigures.tsx';
import { GameHeading } from './about/GameHeading.tsx';
import { ProgressSections } from './about/ProgressSections.tsx';
import { Leaderboards } from './about/Leaderboards.tsx';
import { GameToken } from './about/GameToken.tsx';
import { NewGameToast } from './about/NewGameToast.tsx';
import { SimilarGames } from './about/SimilarGames.tsx';
import { countPlaying } from './rooms/describeRoom.ts';
import { findPlayTarget } from './rooms/findPlayTarget.ts';
import { InvitationBanner } from './invite/InvitationBanner.tsx';
import { useInvite } from './invite/useInvite.ts';
import './play.css';
import { PlayDock } from './PlayDock.tsx';
import { PrivateRoomPanel } from './rooms/PrivateRoomPanel.tsx';
import { RoomsPanel } from './rooms/RoomsPanel.tsx';
import { usePrivateRoom } from './rooms/usePrivateRoom.ts';
import { useRooms } from './rooms/useRooms.ts';
import type { PlayPageData } from './page-data/PlayPageData.ts';
import { PlayStage } from './stage/PlayStage.tsx';
import { useArrival } from './controller/useArrival.ts';
import { useRedirectToScript } from './useRedirectToScript.ts';
import { useGuestName } from './guest/useGuestName.ts';
import { usePlay } from './controller/usePlay.ts';

const SHOWN_SIMILAR = 4;

/** The page of a game: cover with the Play button, rooms, and details. */
export function PlayPage({ page }: { page: PlayPageData }) {
  const { game, similar, invitation } = page;
  const { features } = useRootData();
  const guest = useGuestName();
  useRedirectToScript(game.gameSlug, page.canEdit);
  const arrival = useArrival(game);
  const play = usePlay(game, guest, arrival);
  const isAway = play.state.kind === 'loading' || play.state.kind === 'playing';
  const rooms = useRooms(game._id, page.rooms, isAway);
  const lastRoom = play.state.kind === 'stopped' ? play.state.room : null;
  const invite = useInvite(game, guest.name, lastRoom);
  const privateRoom = usePrivateRoom(game, guest, play.state);
  const target = findPlayTarget(privateRoom, invite.inv);
  const invited = invitation && !invitation.hasEnded ? invitation : null;
  return (
    <main id="main" className="page-wrap play-page">
      {page.ban && (
        <Banner tone="error" className="play-rest mb-4" action={<a href="/appeal">Appeal</a>}>
          {page.ban.text}
        </Banner>
      )}
      <div className="play-rest">
        <InvitationBanner invitation={invitation} onPlay={() => play.press({})} />
      </div>
      <div className="play-grid">
        <div className="play-column">
          <div className="play-main">
            <PlayStage
              game={game}
              play={play}
              rooms={rooms.list}
              invited={invited}
              guest={guest}
              target={target}
            />
            <div className="play-rest">
              <GameHeading page={page} guest={guest} invite={invite} />
              <GameFigures game={game} playing={countPlaying(rooms)} />
            </div>
          </div>
          <div className="play-about play-rest">
            <AboutGame game={game} />
            <Leaderboards boards={page.leaderboards ?? []} />
            <ProgressSections game={game} />
            <GameToken game={game} />
            {page.engagement && <CommentsSection gameId={game._id} engagement={page.engagement} />}
          </div>
        </div>
        <div className="play-column play-rest">
          <NewGameToast gameSlug={game.gameSlug} />
          <aside className="play-side" aria-label="Rooms">
            <RoomsPanel rooms={rooms} canPlay={game.access === 'open'} onPlay={play.press} />
            <PrivateRoomPanel game={game} play={play} guest={guest} room={privateRoom} />
          </aside>
          {similar.length > 0 && features.links && (
            <aside className="play-more" aria-label="Similar games">
              <SimilarGames games={similar.slice(0, SHOWN_SIMILAR)} />
            </aside>
          )}
        </div>
      </div>
      <PlayDock onPlay={() => play.press(target.request)} invite={invite} isHidden={isAway} />
    </main>
  );
}
