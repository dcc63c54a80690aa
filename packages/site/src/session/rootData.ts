import type {
  BanNotice,
  Endpoints,
  Party,
  PublicConfig,
  EndpointResponse,
  User,
} from '@playloom/api-contract';
import type { Visit } from './readVisit.ts';

export type SiteAddressWarning = NonNullable<EndpointResponse<Endpoints['readAddressWarning']>['data']>;

/** Data of the root loader; components read it with `useRootData`. */
export interface RootData {
  user: User | null;
  /** The count when the page was rendered. Use `useUnreadCount` for the current one. */
  unreadCount: number;
  /** The party when the page was rendered. Use `useParty` for the current one. */
  party: Party | null;
  /** Notice of the operators, shown above every page. */
  notice: string | null;
  /** A warning about the site's configured address, shown only to operators. */
  addressWarning: SiteAddressWarning | null;
  /** The platform ban of this account or browser. */
  ban: BanNotice | null;
  config: PublicConfig;
  visit: Visit;
}
