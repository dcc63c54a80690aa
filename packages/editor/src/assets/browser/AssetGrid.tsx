import {
  getLibraryAssetPath,
  type LibraryAssetSummary,
  libraryImageSizes,
  type LibraryName,
} from '@playloom/api-contract';
import { EmptyState } from '@playloom/design-system/EmptyState';
import { NativeSelect } from '@playloom/design-system/NativeSelect';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import type { ReusableAsset } from '@playloom/editor-core';
import { useEffect, useRef, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useSession } from '../../session/SessionContext.ts';
import { gridNavigationProps } from './gridNavigationProps.ts';
import { useLibraryAssets } from './useLibraryAssets.ts';

interface Props {
  readonly library: LibraryName;
  readonly query: string;
  readonly onPick: (art: ReusableAsset) => void;
}

/** Library art on the server, loaded page by page. A chosen asset becomes an image of the selected size. */
export default function AssetGrid({ library, query, onPick }: Props) {
  const [category, setCategory] = useState('');
  const [side, setSide] = useState<string>(String(libraryImageSizes[library][1]));
  const { found, more, retry } = useLibraryAssets(library, query, category);
  const { importedName, problem, importAsset } = useAssetImport(library, Number(side), onPick);
  const { source, categories } = found;
  return (
    <>
      <div className="library-choices">
        {categories.length > 0 && (
          <NativeSelect
            aria-label="Category"
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">All categories</option>
            {categories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        )}
        <SegmentedControl
          label="Size in pixels"
          value={side}
          options={libraryImageSizes[library].map((one) => ({ value: String(one), label: String(one) }))}
          onValueChange={setSide}
        />
      </div>
      {problem !== null && (
        <p className="ed-field-problem px-2" role="alert">
          {problem}
        </p>
      )}
      {found.kind === 'failed' ? (
        <EmptyState
          title="The library couldn’t be loaded"
          action={
            <button type="button" className="ed-button" onClick={retry}>
              Try again
            </button>
          }
        >
          {found.message}
        </EmptyState>
      ) : found.kind === 'ready' && found.total === 0 ? (
        <EmptyState title="No results">Try another word, such as “tree” or “coin”.</EmptyState>
      ) : (
        <div
          className="library-grid"
          role="list"
          aria-label="Library"
          aria-busy={found.kind === 'loading'}
          {...gridNavigationProps}
        >
          {found.assets.map((asset) => (
            <div key={asset.name} role="listitem">
              <button
                type="button"
                className="library-tile"
                title={asset.title}
                aria-busy={importedName === asset.name}
                onClick={() => importAsset(asset, source?.title ?? '')}
              >
                <img
                  src={getLibraryAssetPath(library, asset.name)}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                />
                <span className="ed-name">{asset.title}</span>
              </button>
            </div>
          ))}
          {found.next !== null && <More left={found.total - found.assets.length} onMore={more} />}
        </div>
      )}
      {source !== null && (
        <p className="ed-hint library-source">
          {source.title} by {source.author},{' '}
          <a className="ed-link" href={source.url} target="_blank" rel="noreferrer">
            {source.licence} license
          </a>
        </p>
      )}
    </>
  );
}

/** A button that loads more results. Also loads them when it scrolls into view. */
function More({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  }, [onMore]);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    if (button.current !== null) watch.observe(button.current);
    return () => watch.disconnect();
  }, [left]);
  return (
    <button ref={button} type="button" className="ed-button library-more" onClick={onMore}>
      Show more ({left} left)
    </button>
  );
}

function useAssetImport(library: LibraryName, side: number, onPick: Props['onPick']) {
  const { api } = useSession();
  const [importedName, setTaken] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const importAsset = async ({ name }: LibraryAssetSummary, from: string) => {
    if (importedName !== null) return;
    setTaken(name);
    setProblem(null);
    try {
      const { data } = await (
        await api()
      ).addLibraryAsset({ params: { shelf: library, name }, body: { side } });
      const { file, title, isPixelArt } = data;
      onPick({ file, name: title, from, kind: 'image', isPixelArt, animations: {}, look: null });
    } catch (error) {
      setProblem(toErrorBody(error).message);
    }
    setTaken(null);
  };
  return {
    importedName,
    problem,
    importAsset: (asset: LibraryAssetSummary, from: string) => void importAsset(asset, from),
  };
}
