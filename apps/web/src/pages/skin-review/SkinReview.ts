import type { Endpoints, EndpointResponse } from '@playloom/api-contract';

/** What the page about the skins of a game shows. */
export type SkinReview = EndpointResponse<Endpoints['readSkinReview']>['data'];
