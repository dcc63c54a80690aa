import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import type { ReusableAsset } from '@playloom/editor-core';
import { lazy, Suspense, useState } from 'react';
import { LoadErrorBoundary } from '../../loading/LoadErrorBoundary.tsx';
import { StarterArt } from './StarterArt.tsx';

const AssetGrid = lazy(() => import('./AssetGrid.tsx'));
const SoundLibrary = lazy(() => import('./SoundLibrary.tsx'));

const IMAGE_COLLECTIONS = [
  { value: 'starters', label: 'Starter games' },
  { value: 'emoji', label: 'Emoji' },
  { value: 'pixel', label: 'Pixel icons' },
] as const;
const COLLECTIONS = [...IMAGE_COLLECTIONS, { value: 'sounds', label: 'Sounds' }] as const;

interface Props {
  readonly query: string;
  readonly onPick: (art: ReusableAsset) => void;
  /** Whether to offer sounds too. Image pickers don't. */
  readonly hasSounds?: boolean;
}

/** Art and sounds that every game may use. */
export function LibraryBrowser({ query, onPick, hasSounds = false }: Props) {
  const [collection, setCollection] = useState<(typeof COLLECTIONS)[number]['value']>('starters');
  return (
    <>
      <div className="library-shelves">
        <SegmentedControl
          label="Collection"
          value={collection}
          options={hasSounds ? COLLECTIONS : IMAGE_COLLECTIONS}
          onValueChange={setCollection}
        />
      </div>
      <LoadErrorBoundary key={collection} what="The collection">
        <Suspense fallback={<p className="ed-hint p-3">Loading…</p>}>
          {collection === 'starters' && (
            <StarterArt query={query} onPick={onPick} onElsewhere={() => setCollection('emoji')} />
          )}
          {(collection === 'emoji' || collection === 'pixel') && (
            <AssetGrid library={collection} query={query} onPick={onPick} />
          )}
          {collection === 'sounds' && <SoundLibrary query={query} />}
        </Suspense>
      </LoadErrorBoundary>
    </>
  );
}
