import {
  drawingPath,
  type LibraryDrawing,
  librarySides,
  type LibraryShelfName,
} from '@playloom/api-contract';
import type { LibraryArt } from '@playloom/editor-core';
import { useEffect, useRef, useState } from 'react';
import { readProblem } from '../../../forms/readProblem.ts';
import { useSession } from '../../session/SessionContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { gridKeys } from './gridKeys.ts';
import { useDrawings } from './useDrawings.ts';

interface Props {
  readonly shelf: LibraryShelfName;
  readonly query: string;
  readonly onPick: (art: LibraryArt) => void;
}

/** Drawings that the server has, a page at a time. One that is taken becomes a plain picture of the size chosen. */
export default function DrawingShelf({ shelf, query, onPick }: Props) {
  const [category, setCategory] = useState('');
  const [side, setSide] = useState<string>(String(librarySides[shelf][1]));
  const { found, more, retry } = useDrawings(shelf, query, category);
  const { taken, problem, take } = useTaking(shelf, Number(side), onPick);
  const { source, categories } = found;
  return (
    <>
      <div className="library-choices">
        {categories.length > 0 && (
          <select
            className="ed-input"
            aria-label="Category"
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">Everything</option>
            {categories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        <Segments
          label="Size in pixels"
          value={side}
          choices={librarySides[shelf].map((one) => ({ value: String(one), label: String(one) }))}
          onChange={setSide}
        />
      </div>
      {problem !== null && (
        <p className="ed-field-problem px-2" role="alert">
          {problem}
        </p>
      )}
      {found.kind === 'failed' ? (
        <EmptyState
          title="The library did not come"
          action={
            <button type="button" className="ed-button" onClick={retry}>
              Try again
            </button>
          }
        >
          {found.message}
        </EmptyState>
      ) : found.kind === 'ready' && found.total === 0 ? (
        <EmptyState title="Nothing has these words">Try another word, such as “tree” or “coin”.</EmptyState>
      ) : (
        <div
          className="library-grid"
          role="list"
          aria-label="Library"
          aria-busy={found.kind === 'loading'}
          {...gridKeys}
        >
          {found.drawings.map((drawing) => (
            <div key={drawing.name} role="listitem">
              <button
                type="button"
                className="library-tile"
                title={drawing.title}
                aria-busy={taken === drawing.name}
                onClick={() => take(drawing, source?.title ?? '')}
              >
                <img src={drawingPath(shelf, drawing.name)} alt="" width={48} height={48} loading="lazy" />
                <span className="ed-name">{drawing.title}</span>
              </button>
            </div>
          ))}
          {found.next !== null && <More left={found.total - found.drawings.length} onMore={more} />}
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

/** Comes by itself when it is scrolled to. */
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

function useTaking(shelf: LibraryShelfName, side: number, onPick: Props['onPick']) {
  const { api } = useSession();
  const [taken, setTaken] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async ({ name }: LibraryDrawing, from: string) => {
    if (taken !== null) return;
    setTaken(name);
    setProblem(null);
    try {
      const { data } = await (await api()).takeDrawing({ params: { shelf, name }, body: { side } });
      const { file, title, isPixelArt } = data;
      onPick({ file, name: title, from, kind: 'image', isPixelArt, animations: {}, look: null });
    } catch (error) {
      setProblem(readProblem(error).message);
    }
    setTaken(null);
  };
  return { taken, problem, take: (drawing: LibraryDrawing, from: string) => void take(drawing, from) };
}
