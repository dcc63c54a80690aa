import type { Endpoints, EndpointResponse } from '@playloom/api-contract';

/** What the page about a game's saved data shows. */
export type SavedPlayersData = EndpointResponse<Endpoints['listSavedPlayers']>['data'];
