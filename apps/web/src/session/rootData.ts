import type { BanNotice, Endpoints, PublicConfig, EndpointResponse, User } from '@playloom/api-contract';
import type { Visit } from './readVisit.ts';

export type AddressWarning = NonNullable<EndpointResponse<Endpoints['readAddressWarning']>['data']>;

/** What the root loader answers; read through `useRoot`. */
export interface RootData {
  user: User | null;
  /** As of when the page was made; `useUnreadCount` knows what came since. */
  unreadCount: number;
  /** The sentence of the operators above every page. */
  notice: string | null;
  /** For operators alone. */
  addressWarning: AddressWarning | null;
  /** The ban from the platform of this account or browser. */
  ban: BanNotice | null;
  config: PublicConfig;
  visit: Visit;
}
