import { FileButton } from '@playloom/design-system/FileButton';
import { useState } from 'react';
import type { Game } from '@playloom/game-format';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { useSession } from '../../session/SessionContext.ts';
import {
  createCoverFromFile,
  createCoverFromMap,
  createCoverFromPlaytest,
  isPlaytestVisible,
} from './makeCover.ts';

interface Props {
  readonly cover: string | null;
  readonly game: Game | null;
  readonly isDisabled: boolean;
  readonly onChoose: (image: Blob) => void;
}

/** Chooses the game's cover image: from the map, from the running playtest, or from a file. */
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
        <img src={address} alt="New cover" width={240} height={150} />
      )}
      <div className="publish-cover-acts">
        <span className="publish-label">Cover</span>
        <button
          type="button"
          className="ed-button"
          disabled={isDisabled || game === null}
          onClick={() =>
            game !== null &&
            take(createCoverFromMap(game, assetUrl), 'The map couldn’t be captured. Upload an image instead.')
          }
        >
          Use a map screenshot
        </button>
        <button
          type="button"
          className="ed-button"
          disabled={isDisabled || !isRunning}
          title={isRunning ? undefined : 'Start a playtest with F5 first'}
          onClick={() => take(createCoverFromPlaytest(), 'The playtest couldn’t be captured. Try again.')}
        >
          Use a playtest screenshot
        </button>
        <FileButton
          label="Upload image"
          accept="image/png,image/jpeg,image/webp"
          onChoose={([file]) =>
            file !== undefined &&
            take(createCoverFromFile(file), 'This file couldn’t be read. Use a PNG, JPEG, or WebP image.')
          }
        >
          <button type="button" className="ed-button" disabled={isDisabled}>
            Upload image
          </button>
        </FileButton>
        {problem !== null && (
          <p className="publish-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
