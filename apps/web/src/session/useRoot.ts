import type { PublicConfig, User } from '@playloom/api-contract';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.tsx';
import { readFeatures, type Features } from './features.ts';
import type { Visit } from './readVisit.ts';

export interface Root {
  user: User | null;
  config: PublicConfig;
  visit: Visit;
  features: Features;
}

/** Who is here, how they came, and what is switched on. Available on every page. */
export function useRoot(): Root {
  const root = useRouteLoaderData<RootData>('root');
  if (!root) throw new Error('The root loader has not run.');
  return { ...root, features: readFeatures(root.visit.portal) };
}
