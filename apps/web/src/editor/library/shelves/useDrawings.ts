import type { Endpoints, LibraryDrawing, LibraryShelfName, ResponseOf } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { readProblem } from '../../../forms/readProblem.ts';
import { useSession } from '../../session/SessionContext.ts';

const QUIET_MS = 200;

type Page = ResponseOf<Endpoints['findDrawings']>['data'];

export interface FoundDrawings extends Pick<Page, 'total' | 'next' | 'categories'> {
  readonly kind: 'loading' | 'ready' | 'failed';
  readonly message: string;
  readonly drawings: readonly LibraryDrawing[];
  readonly source: Page['source'] | null;
}

const NOTHING: FoundDrawings = {
  kind: 'loading',
  message: '',
  drawings: [],
  total: 0,
  next: null,
  categories: [],
  source: null,
};

/** What a shelf has of these words, more of it on demand. What was found stays until the next answer is here. */
export function useDrawings(shelf: LibraryShelfName, words: string, category: string) {
  const { api } = useSession();
  const [wish, setWish] = useState({ words, category, from: 0, attempt: 0 });
  const [found, setFound] = useState({ ...NOTHING, wish });
  const isNew = wish.words !== words || wish.category !== category;
  useEffect(() => {
    const timer = isNew ? setTimeout(() => setWish({ words, category, from: 0, attempt: 0 }), QUIET_MS) : 0;
    return () => clearTimeout(timer);
  }, [isNew, words, category]);
  useEffect(() => {
    const visit = { isOver: false };
    const { attempt: _, ...query } = wish;
    const tell = (next: (before: FoundDrawings) => FoundDrawings) => {
      if (!visit.isOver) setFound((before) => ({ ...next(before), wish }));
    };
    api()
      .then((client) => client.findDrawings({ params: { shelf }, query }))
      .then(
        ({ data }) =>
          tell(({ drawings }) => ({
            ...data,
            kind: 'ready',
            message: '',
            drawings: wish.from === 0 ? data.drawings : [...drawings, ...data.drawings],
          })),
        (error: unknown) => {
          const { message } = readProblem(error);
          tell((before) => ({ ...before, kind: 'failed', message }));
        },
      );
    return () => {
      visit.isOver = true;
    };
  }, [api, shelf, wish]);
  const isWaiting = isNew || found.wish !== wish;
  return {
    found: isWaiting && found.kind !== 'failed' ? { ...found, kind: 'loading' as const } : found,
    retry: () => setWish(({ attempt, ...before }) => ({ ...before, attempt: attempt + 1 })),
    more() {
      if (found.next !== null && !isWaiting) setWish({ ...wish, from: found.next });
    },
  };
}
