import { readFeatures, type Features } from '@playloom/api-contract';
import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from './rootData.ts';
import { VisitContext } from './VisitContext.ts';

/** What is switched on, also on the page that says that everything else broke: there nothing is known of the visit. */
export function useFeatures(): Features {
  const root = useRouteLoaderData<RootData>('root');
  const visit = use(VisitContext) ?? root?.visit;
  return readFeatures(visit?.portal ?? null);
}
