import { formatNumber } from '@playloom/api-contract';
import { EmptyState } from '@playloom/design-system/EmptyState';
import { FilterInput } from '@playloom/design-system/FilterInput';
import { getAssetName, type ReusableAsset, planAsset, runCommand } from '@playloom/editor-core';
import Images from 'lucide-react/icons/images';
import { type DragEvent, useState } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { matchesWords } from '@playloom/design-system/matchesWords';
import { openLocation } from '../../locations/openLocation.ts';
import { AssetThumbnail } from '../../assets/AssetThumbnail.tsx';
import { LibraryBrowser } from '../../assets/browser/LibraryBrowser.tsx';
import { UploadButton } from '../../assets/UploadButton.tsx';
import { uploadFile } from '../../assets/uploadFile.ts';

/** Images and sounds of this game, and art that every game may use. */
export function AssetsMain({ place }: { readonly place: LocationOfKind<'assets'> }) {
  const session = useSession();
  const canEdit = useStore(session.editor.canEdit);
  const [query, setQuery] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const show = (id: string) => openLocation(session, { kind: 'assets', id });
  const take = ({ name, file, kind, isPixelArt }: ReusableAsset) => {
    const { id, command } = planAsset(session.editor.game.get(), { name, file, kind, isPixelArt });
    if (command === null || runCommand(session.editor, command).ok) show(id);
  };
  const drop = async (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || !canEdit) return;
    event.preventDefault();
    for (const file of files) {
      const done = await uploadFile(session, file);
      if (done.kind === 'done') show(done.id);
      setNotice(
        done.kind === 'failed'
          ? `${file.name}: ${done.message}`
          : done.kind === 'needs-account'
            ? ACCOUNT_REQUIRED
            : null,
      );
    }
  };
  return (
    <div
      className="type-main"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void drop(event)}
    >
      <header className="type-head">
        <Images size={22} aria-hidden="true" />
        <h2 className="type-title">Assets</h2>
        <span className="ed-grow" />
        <UploadButton kind="image" onDone={show} />
      </header>
      <FilterInput
        label="Search images and sounds"
        value={query}
        onValueChange={setQuery}
        className="type-find"
      />
      {notice !== null && (
        <p className="ed-field-problem px-5 pt-2" role="alert">
          {notice}
        </p>
      )}
      <OwnAssets query={query} chosen={place.id ?? null} onChoose={show} />
      <section className="library-part" aria-label="Library">
        <h3>Library</h3>
        <p className="ed-hint">Free art and sounds for any game. Click an image to add it to yours.</p>
        {canEdit ? (
          <LibraryBrowser query={query} onPick={take} hasSounds />
        ) : (
          <p className="ed-hint">View only</p>
        )}
      </section>
    </div>
  );
}

const ACCOUNT_REQUIRED = 'Sign up to upload your own files. This game will move to your account.';

interface OwnProps {
  readonly query: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function OwnAssets({ query, chosen, onChoose }: OwnProps) {
  const assets = useGame((game) => game.assets);
  const shown = Object.entries(assets).filter(([id, asset]) =>
    matchesWords(query, `${getAssetName(id, asset)} ${id} ${asset.kind}`),
  );
  return (
    <section className="library-part" aria-label="In this game">
      <h3>
        In this game <span className="ed-count">{formatNumber(Object.keys(assets).length)}</span>
      </h3>
      {Object.keys(assets).length === 0 && (
        <EmptyState title="No images yet" learnMore="/docs/types#images">
          Pick an image from the library below, or drop a file here. Types without an image appear as plain
          shapes.
        </EmptyState>
      )}
      <div className="library-grid" role="list">
        {shown.map(([id, asset]) => (
          <div key={id} role="listitem">
            <button
              type="button"
              className="library-tile"
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
            >
              <AssetThumbnail asset={id} size="l" />
              <span className="ed-name">{getAssetName(id, asset)}</span>
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
