import { getPortalFeatures, type PortalFeatures } from '@playloom/api-contract';
import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from './rootData.ts';
import { VisitContext } from './VisitContext.ts';

/** Returns the enabled features. Also works on the error page, where the visit may be unknown. */
export function useFeatures(): PortalFeatures {
  const root = useRouteLoaderData<RootData>('root');
  const visit = use(VisitContext) ?? root?.visit;
  return getPortalFeatures(visit?.portal ?? null);
}
