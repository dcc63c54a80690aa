import { EmptyState } from '@playloom/design-system/EmptyState';
import type { ReusableAsset } from '@playloom/editor-core';
import { useSession } from '../../session/SessionContext.ts';
import { matchesWords } from '@playloom/design-system/matchesWords';
import { SheetCell } from '../SheetCell.tsx';
import { gridNavigationProps } from './gridNavigationProps.ts';
import { useLibraryArt } from './useLibraryArt.ts';

interface Props {
  readonly query: string;
  readonly onPick: (art: ReusableAsset) => void;
  /** Opens the emoji collection, which has more images, when the search finds nothing here. */
  readonly onElsewhere: () => void;
}

/** Art of the starter games, with its animations. */
export function StarterArt({ query, onPick, onElsewhere }: Props) {
  const { assetUrl } = useSession();
  const { kind, art } = useLibraryArt();
  if (kind === 'loading') return <p className="ed-hint p-3">Loading the library…</p>;
  if (kind === 'failed') {
    return (
      <EmptyState title="The library couldn’t be loaded">
        Check your connection. You can still use the images in this game.
      </EmptyState>
    );
  }
  const shown = art.filter((one) => one.kind === 'image' && matchesWords(query, `${one.name} ${one.from}`));
  if (shown.length === 0) {
    return (
      <EmptyState
        title="No results in the starter games"
        action={
          <button type="button" className="ed-button" onClick={onElsewhere}>
            Search emoji
          </button>
        }
      />
    );
  }
  return (
    <div className="library-grid" role="list" aria-label="Library" {...gridNavigationProps}>
      {shown.map((one) => (
        <div key={one.file} role="listitem">
          <button
            type="button"
            className="library-tile"
            title={`${one.name}, from ${one.from}`}
            onClick={() => onPick(one)}
          >
            <SheetCell
              url={assetUrl(one.file)}
              sheet={getSpriteSheet(one)}
              isPixelArt={one.isPixelArt}
              className="library-cell-l"
            />
            <span className="ed-name">{one.name}</span>
          </button>
        </div>
      ))}
    </div>
  );
}

function getSpriteSheet({ animations }: ReusableAsset) {
  const animation = animations['idle'] ?? Object.values(animations)[0];
  if (animation === undefined) return { columns: 1, rows: 1, frame: 0 };
  return { columns: animation.columns, rows: animation.rows, frame: animation.frames[0] ?? 0 };
}
