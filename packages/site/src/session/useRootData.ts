import type { BanNotice, PortalFeatures, PublicConfig, User } from '@playloom/api-contract';
import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Visit } from './readVisit.ts';
import type { SiteAddressWarning, RootData } from './rootData.ts';
import { useFeatures } from './useFeatures.ts';
import { VisitContext } from './VisitContext.ts';

interface Root {
  user: User | null;
  notice: string | null;
  addressWarning: SiteAddressWarning | null;
  ban: BanNotice | null;
  config: PublicConfig;
  visit: Visit;
  features: PortalFeatures;
}

/** Returns the user, the visit, and the enabled features. Works on every page. */
export function useRootData(): Root {
  const root = useRouteLoaderData<RootData>('root');
  const firstVisit = use(VisitContext);
  const features = useFeatures();
  if (!root) throw new Error('The root loader has not run.');
  return {
    user: root.user,
    notice: root.notice,
    addressWarning: root.addressWarning,
    ban: root.ban,
    config: root.config,
    visit: firstVisit ?? root.visit,
    features,
  };
}
