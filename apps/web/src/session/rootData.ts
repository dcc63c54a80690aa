import type { PublicConfig, User } from '@playloom/api-contract';
import type { Visit } from './readVisit.ts';

/** What the root loader answers; read through `useRoot`. */
export interface RootData {
  user: User | null;
  /** As of when the page was made; `useUnread` knows what came since. */
  unreadCount: number;
  /** The sentence of the operators above every page. */
  notice: string | null;
  config: PublicConfig;
  visit: Visit;
}
