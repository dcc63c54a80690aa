import type { GamePage } from '@playloom/api-contract';
import { Button, VisuallyHidden } from '@playloom/design-system';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { GameControls } from '../about/AboutGame.tsx';
import type { LoadStep, PlayState } from '../state/PlayState.ts';
import { LoadProgressBar } from './LoadProgressBar.tsx';

interface LoadingScreenProps {
  game: GamePage;
  state: Extract<PlayState, { kind: 'loading' }>;
  onCancel: () => void;
}

const STEPS: Record<LoadStep, string> = {
  room: 'Finding a room',
  client: 'Loading the engine',
  release: 'Loading the game',
  assets: 'Loading images and sounds',
  connecting: 'Connecting',
  entering: 'Joining the room',
};

/** Shows the current loading step and the actual progress. */
export function LoadingScreen({ game, state, onCancel }: LoadingScreenProps) {
  const percent = Math.floor(state.part * 100);
  const isStreaming = useStreamerMode();
  const room = isStreaming ? null : describeRoom(state);
  return (
    <div className="play-loading">
      <div className="play-loading-words">
        <p className="play-loading-title">{state.isTraveling ? 'Traveling to the next map' : game.title}</p>
        <p className="play-loading-room">{room ?? `by ${game.creator.username}`}</p>
        <LoadProgressBar part={state.part} />
        <p className="play-loading-step num">
          <span>{STEPS[state.step]}</span>
          <span aria-hidden="true">{percent}%</span>
        </p>
        <VisuallyHidden>
          <span role="status">{STEPS[state.step]}</span>
        </VisuallyHidden>
        {game.controls.length > 0 && !state.isTraveling && (
          <div className="play-loading-keys">
            <GameControls controls={game.controls} />
          </div>
        )}
      </div>
      <Button variant="quiet" className="play-cancel" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function describeRoom({ room }: LoadingScreenProps['state']): string | null {
  if (!room) return null;
  return room.lobbyCode ? `${room.roomName}, code ${room.lobbyCode}` : room.roomName;
}
