import type { LibraryArt } from '@playloom/editor-core';
import { lazy, Suspense, useState } from 'react';
import { Segments } from '../../ui/Segments.tsx';
import { LoadFailure } from '../../workspace/LoadFailure.tsx';
import { StarterArt } from './StarterArt.tsx';

const DrawingShelf = lazy(() => import('./DrawingShelf.tsx'));
const SoundShelf = lazy(() => import('./SoundShelf.tsx'));

const PICTURES = [
  { value: 'starters', label: 'Starters' },
  { value: 'emoji', label: 'Emoji' },
  { value: 'pixel', label: 'Pixel icons' },
] as const;
const ALL = [...PICTURES, { value: 'sounds', label: 'Sounds' }] as const;

interface Props {
  readonly query: string;
  readonly onPick: (art: LibraryArt) => void;
  /** Where a picture is asked for, sounds are left out. */
  readonly hasSounds?: boolean;
}

/** Art and sounds that every game may use. */
export function LibraryShelves({ query, onPick, hasSounds = false }: Props) {
  const [shelf, setShelf] = useState<(typeof ALL)[number]['value']>('starters');
  return (
    <>
      <div className="library-shelves">
        <Segments label="Shelf" value={shelf} choices={hasSounds ? ALL : PICTURES} onChange={setShelf} />
      </div>
      <LoadFailure key={shelf} what="The shelf">
        <Suspense fallback={<p className="ed-hint p-3">Fetching the shelf…</p>}>
          {shelf === 'starters' && (
            <StarterArt query={query} onPick={onPick} onElsewhere={() => setShelf('emoji')} />
          )}
          {(shelf === 'emoji' || shelf === 'pixel') && (
            <DrawingShelf shelf={shelf} query={query} onPick={onPick} />
          )}
          {shelf === 'sounds' && <SoundShelf query={query} />}
        </Suspense>
      </LoadFailure>
    </>
  );
}
