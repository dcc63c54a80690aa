import type { Endpoints, LibraryAssetSummary, LibraryName, EndpointResponse } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useSession } from '../../session/SessionContext.ts';

const QUIET_MS = 200;

type Page = EndpointResponse<Endpoints['searchLibrary']>['data'];

interface LibraryAssetResults extends Pick<Page, 'total' | 'next' | 'categories'> {
  readonly kind: 'loading' | 'ready' | 'failed';
  readonly message: string;
  readonly assets: readonly LibraryAssetSummary[];
  readonly source: Page['source'] | null;
}

const NOTHING: LibraryAssetResults = {
  kind: 'loading',
  message: '',
  assets: [],
  total: 0,
  next: null,
  categories: [],
  source: null,
};

/**
 * Searches a library collection and loads more results on demand. Old results stay visible until new ones
 * arrive.
 */
export function useLibraryAssets(library: LibraryName, words: string, category: string) {
  const { api } = useSession();
  const [request, setRequest] = useState({ words, category, from: 0, attempt: 0 });
  const [found, setFound] = useState({ ...NOTHING, request });
  const isNew = request.words !== words || request.category !== category;
  useEffect(() => {
    const timer = isNew
      ? setTimeout(() => setRequest({ words, category, from: 0, attempt: 0 }), QUIET_MS)
      : 0;
    return () => clearTimeout(timer);
  }, [isNew, words, category]);
  useEffect(() => {
    const visit = { isOver: false };
    const { attempt: _, ...query } = request;
    const updateResults = (next: (before: LibraryAssetResults) => LibraryAssetResults) => {
      if (!visit.isOver) setFound((before) => ({ ...next(before), request }));
    };
    api()
      .then((client) => client.searchLibrary({ params: { shelf: library }, query }))
      .then(
        ({ data }) =>
          updateResults(({ assets }) => ({
            ...data,
            kind: 'ready',
            message: '',
            assets: request.from === 0 ? data.drawings : [...assets, ...data.drawings],
          })),
        (error: unknown) => {
          const { message } = toErrorBody(error);
          updateResults((before) => ({ ...before, kind: 'failed', message }));
        },
      );
    return () => {
      visit.isOver = true;
    };
  }, [api, library, request]);
  const isWaiting = isNew || found.request !== request;
  return {
    found: isWaiting && found.kind !== 'failed' ? { ...found, kind: 'loading' as const } : found,
    retry: () => setRequest(({ attempt, ...before }) => ({ ...before, attempt: attempt + 1 })),
    more() {
      if (found.next !== null && !isWaiting) setRequest({ ...request, from: found.next });
    },
  };
}
