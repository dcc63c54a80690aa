import type { Endpoints, EndpointResponse } from '@playloom/api-contract';

export type SavedPlayersData = EndpointResponse<Endpoints['listSavedPlayers']>['data'];
