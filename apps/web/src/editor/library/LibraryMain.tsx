import { type LibraryArt, planAsset, runCommand } from '@playloom/editor-core';
import Images from 'lucide-react/icons/images';
import { type DragEvent, useState } from 'react';
import type { PlaceOf } from '../EditorPart.ts';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { matchWords } from '../ui/matchWords.ts';
import { goTo } from '../workspace/goTo.ts';
import { AssetThumb } from './AssetThumb.tsx';
import { LibraryShelves } from './shelves/LibraryShelves.tsx';
import { UploadButton } from './UploadButton.tsx';
import { uploadFile } from './uploadFile.ts';

/** Pictures and sounds of this game, and art that every game may use. */
export function LibraryMain({ place }: { readonly place: PlaceOf<'assets'> }) {
  const session = useSession();
  const canEdit = useStore(session.editor.canEdit);
  const [query, setQuery] = useState('');
  const [word, setWord] = useState<string | null>(null);
  const show = (id: string) => goTo(session, { kind: 'assets', id });
  const take = ({ name, file, kind, isPixelArt }: LibraryArt) => {
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
      setWord(
        done.kind === 'failed'
          ? `${file.name}: ${done.message}`
          : done.kind === 'needs-account'
            ? NEEDS_ACCOUNT
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
      <SearchField
        label="Search pictures and sounds"
        value={query}
        onChange={setQuery}
        className="type-find"
      />
      {word !== null && (
        <p className="ed-field-problem px-5 pt-2" role="alert">
          {word}
        </p>
      )}
      <OwnAssets query={query} chosen={place.id ?? null} onChoose={show} />
      <section className="library-part" aria-label="Library">
        <h3>Library</h3>
        <p className="ed-hint">Art and sounds for any game. A click adds a picture to yours.</p>
        {canEdit ? (
          <LibraryShelves query={query} onPick={take} hasSounds />
        ) : (
          <p className="ed-hint">You may look, not change.</p>
        )}
      </section>
    </div>
  );
}

const NEEDS_ACCOUNT = 'Files of your own need a place on the server: sign up, and this game comes along.';

interface OwnProps {
  readonly query: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function OwnAssets({ query, chosen, onChoose }: OwnProps) {
  const assets = useGame((game) => game.assets);
  const shown = Object.entries(assets).filter(([id, { name, kind }]) =>
    matchWords(query, `${name} ${id} ${kind}`),
  );
  return (
    <section className="library-part" aria-label="In this game">
      <h3>
        In this game <span className="ed-count">{Object.keys(assets).length}</span>
      </h3>
      {Object.keys(assets).length === 0 && (
        <EmptyState title="No pictures yet" docs="/docs/types#pictures">
          Types without a picture are plain shapes. Take one from the library below, or drop a file here.
        </EmptyState>
      )}
      <div className="library-grid" role="list">
        {shown.map(([id, { name }]) => (
          <div key={id} role="listitem">
            <button
              type="button"
              className="library-tile"
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
            >
              <AssetThumb asset={id} size="l" />
              <span className="ed-name">{name || id}</span>
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
