import type { PublicConfig, User } from '@playloom/api-contract';
import type { Visit } from './readVisit.ts';

/** What the root loader answers; read through `useRoot`. */
export interface RootData {
  user: User | null;
  config: PublicConfig;
  visit: Visit;
}
