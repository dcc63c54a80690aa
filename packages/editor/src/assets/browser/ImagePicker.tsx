import { EmptyState } from '@playloom/design-system/EmptyState';
import { FilterInput } from '@playloom/design-system/FilterInput';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { getAssetName, type ReusableAsset, planAsset, runCommand } from '@playloom/editor-core';
import { useState } from 'react';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { matchesWords } from '@playloom/design-system/matchesWords';
import { AssetThumbnail } from '../AssetThumbnail.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';
import { UploadButton } from '../UploadButton.tsx';

interface Props {
  readonly value: string | null;
  readonly onPick: (id: string | null) => void;
  /** Receives a library image with its size and animations. Without this callback, only the image is used. */
  readonly onArt?: (art: ReusableAsset) => void;
}

/** Images to choose from: this game's, the library's, or an upload. */
export function ImagePicker({ value, onPick, onArt }: Props) {
  const { editor } = useSession();
  const assets = useGame((game) => game.assets);
  const images = Object.entries(assets).filter(([, { kind }]) => kind === 'image');
  const [source, setSource] = useState<'game' | 'library'>(images.length > 0 ? 'game' : 'library');
  const [query, setQuery] = useState('');
  const found = images.filter(([id, asset]) => matchesWords(query, `${getAssetName(id, asset)} ${id}`));
  const take = (art: ReusableAsset) => {
    if (onArt !== undefined) return onArt(art);
    const { name, file, kind, isPixelArt } = art;
    const { id, command } = planAsset(editor.game.get(), { name, file, kind, isPixelArt });
    if (command === null || runCommand(editor, command).ok) onPick(id);
  };
  return (
    <div className="library-picker">
      <div className="library-picker-head">
        <FilterInput label="Search images" value={query} onValueChange={setQuery} />
        <SegmentedControl
          label="Source"
          value={source}
          options={[
            { value: 'game', label: 'This game' },
            { value: 'library', label: 'Library' },
          ]}
          onValueChange={setSource}
        />
      </div>
      {source === 'game' && found.length === 0 && query !== '' && (
        <EmptyState
          title="No images match"
          action={
            <button type="button" className="ed-button" onClick={() => setSource('library')}>
              Search the library
            </button>
          }
        />
      )}
      {source === 'game' ? (
        <div className="library-grid" role="listbox" aria-label="Images in this game">
          <button
            type="button"
            role="option"
            aria-selected={value === null}
            className="library-tile"
            onClick={() => onPick(null)}
          >
            <span className="library-none" aria-hidden="true" />
            <span className="ed-name">Plain shape</span>
          </button>
          {found.map(([id, asset]) => (
            <button
              key={id}
              type="button"
              role="option"
              aria-selected={value === id}
              className="library-tile"
              onClick={() => onPick(id)}
            >
              <AssetThumbnail asset={id} size="l" />
              <span className="ed-name">{getAssetName(id, asset)}</span>
            </button>
          ))}
        </div>
      ) : (
        <LibraryBrowser query={query} onPick={take} />
      )}
      <div className="library-picker-foot">
        <UploadButton kind="image" onDone={onPick} />
      </div>
    </div>
  );
}
