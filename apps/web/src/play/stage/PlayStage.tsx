import { formatNumber } from '@playloom/api-contract';
import type { GamePage, RoomListing } from '@playloom/api-contract';
import { LiveDot } from '@playloom/design-system';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import type { PlayTarget } from '../rooms/findPlayTarget.ts';
import type { OpenInvitation } from '../page-data/PlayPageData.ts';
import type { GuestNameState } from '../guest/useGuestName.ts';
import type { PlayHandle } from '../controller/usePlay.ts';
import './stage.css';
import { LoadingScreen } from './LoadingScreen.tsx';
import { LockedCover } from './LockedCover.tsx';
import { PlayCover } from './PlayCover.tsx';
import { PLAY_STAGE_ID } from './playStageId.ts';
import { StopScreen } from './StopScreen.tsx';
import { usePrefetchClient } from './usePrefetchClient.ts';

interface PlayStageProps {
  game: GamePage;
  play: PlayHandle;
  rooms: readonly RoomListing[];
  invited: OpenInvitation | null;
  guest: GuestNameState;
  target: PlayTarget;
}

const SIZES = '(min-width: 1440px) 896px, (min-width: 900px) 65vw, 100vw';

/** Shows the cover and, in its place, the loading screen, the game or the stop screen. */
export function PlayStage({ game, play, rooms, invited, guest, target }: PlayStageProps) {
  const { state, attach, hasLoadingScreen } = play;
  const isBare = state.kind === 'loading' && !hasLoadingScreen;
  const isFull = state.kind === 'playing' || (state.kind === 'loading' && !isBare);
  const warm = usePrefetchClient(game);
  return (
    <section
      id={PLAY_STAGE_ID}
      className="play-stage"
      data-state={isBare ? 'idle' : state.kind}
      data-full={isFull || undefined}
      aria-label={game.title}
    >
      <GameCover cover={game.cover} sizes={SIZES} priority className="play-cover" />
      <div ref={attach} className="play-game" />
      {state.kind === 'loading' && hasLoadingScreen && (
        <LoadingScreen game={game} state={state} onCancel={play.leave} />
      )}
      {state.kind === 'stopped' && <StopScreen state={state} play={play} guest={guest} />}
      {(state.kind === 'idle' || isBare) &&
        (game.access === 'open' ? (
          <PlayCover play={play} rooms={rooms} invited={invited} target={target} onNear={warm} />
        ) : (
          <LockedCover access={game.access} />
        ))}
      {state.kind === 'idle' && game.playing > 0 && (
        <span className="play-live num">
          <LiveDot />
          {formatNumber(game.playing)} playing
        </span>
      )}
    </section>
  );
}
