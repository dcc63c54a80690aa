import { useState } from 'react';
import type { Game } from '@playloom/game-format';
import { GameCover } from '../../games/GameCover.tsx';
import { useSession } from '../session/SessionContext.ts';
import {
  createCoverFromFile,
  createCoverFromMap,
  createCoverFromPlaytest,
  isPlaytestVisible,
} from './makeCover.ts';

interface Props {
  /** As it is now. */
  readonly cover: string | null;
  readonly game: Game | null;
  readonly isDisabled: boolean;
  readonly onChoose: (image: Blob) => void;
}

/** The picture of the game in lists: of its map, of the running play-test, or one's own. */
export function CoverField({ cover, game, isDisabled, onChoose }: Props) {
  const { assetUrl } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const take = (making: Promise<Blob | null>, failure: string) => {
    setProblem(null);
    making.then(
      (image) => {
        if (image === null) return setProblem(failure);
        if (address !== null) URL.revokeObjectURL(address);
        setAddress(URL.createObjectURL(image));
        onChoose(image);
      },
      (error: unknown) => {
        reportError(error);
        setProblem(failure);
      },
    );
  };
  const isRunning = isPlaytestVisible();
  return (
    <div className="publish-cover">
      {address === null ? (
        <GameCover cover={cover} sizes="240px" />
      ) : (
        <img src={address} alt="The new cover" width={240} height={150} />
      )}
      <div className="publish-cover-acts">
        <span className="publish-label">Cover</span>
        <button
          type="button"
          className="ed-button"
          disabled={isDisabled || game === null}
          onClick={() =>
            game !== null &&
            take(createCoverFromMap(game, assetUrl), 'The map cannot be drawn on this device.')
          }
        >
          Take it from the map
        </button>
        <button
          type="button"
          className="ed-button"
          disabled={isDisabled || !isRunning}
          title={isRunning ? undefined : 'Start the game with F5 first'}
          onClick={() => take(createCoverFromPlaytest(), 'The running game cannot be taken a picture of.')}
        >
          Take it from the running game
        </button>
        <label className="ed-button publish-file">
          Choose a picture
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={isDisabled}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined)
                take(createCoverFromFile(file), 'This file is no picture that can be read.');
            }}
          />
        </label>
        {problem !== null && (
          <p className="publish-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
