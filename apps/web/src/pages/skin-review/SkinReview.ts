import type { Endpoints, EndpointResponse } from '@playloom/api-contract';

/** Data of the skin review page. */
export type SkinReview = EndpointResponse<Endpoints['readSkinReview']>['data'];
