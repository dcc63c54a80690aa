import type { Endpoints, EndpointResponse } from '@playloom/api-contract';

export type SkinReview = EndpointResponse<Endpoints['readSkinReview']>['data'];
