import type { Endpoints, EndpointResponse } from '@playloom/api-contract';

/** Data of the saved data page. */
export type SavedPlayersData = EndpointResponse<Endpoints['listSavedPlayers']>['data'];
