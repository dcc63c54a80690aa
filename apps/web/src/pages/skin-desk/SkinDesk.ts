import type { Endpoints, ResponseOf } from '@playloom/api-contract';

/** What the page about the skins of a game shows. */
export type SkinDesk = ResponseOf<Endpoints['readSkinDesk']>['data'];
